import { hashPassword, verifyPassword } from '../accounts/password.ts';

/**
 * A pass phrase as it is compared: phones begin a field with a capital, and set a space after a word that they complete.
 */
const plainPhrase = (phrase: string): string => phrase.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

export const hashPhrase = (phrase: string): Promise<string> => hashPassword(plainPhrase(phrase));

/** Whether it is the pass phrase; it takes as long whatever is wrong with it. */
export const isPhrase = (phrase: string, hash: string): Promise<boolean> => verifyPassword(plainPhrase(phrase), hash);
