import { describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '@afterimage/contract/errors.ts';
import { type Complaint, englishFields, fieldLabels, fieldMessages } from '@afterimage/contract/field-messages.ts';
import { inLocale, messagesOf } from '@afterimage/words/compiled.ts';
import { words as fieldWords } from '@afterimage/words/field.words.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { fail, Failure, sentence } from './failure.ts';
import { words } from './failure.words.ts';

const codes = Object.keys(errors) as ErrorCode[];
const failureOf = (work: () => never): Failure => {
  try {
    return work();
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
};

describe('what a failure says', () => {
  it('S8.2 is the sentence of the contract in English, and has a German one', () => {
    expect(Object.keys(messagesOf(words) ?? {}).toSorted()).toEqual(codes.toSorted());
    for (const code of codes) {
      expect(sentence(code, 'en')).toBe(errors[code].description);
      expect(sentence(code, 'de')).not.toBe(sentence(code, 'en'));
    }
  });

  it('S8.2 is said in the language of who asked, with what the call has to add', () => {
    const plain = failureOf(() => fail('CART_EMPTY'));
    expect(plain.bodyIn('de').message).toBe('Der Warenkorb ist leer.');
    expect(plain.message).toBe('The cart is empty.');
    const told = failureOf(() =>
      fail('OUT_OF_STOCK', (locale) => ({ fields: { quantity: locale }, retryAfterSeconds: 3 })),
    );
    expect(told.bodyIn('de').status).toMatchObject({ code: 'OUT_OF_STOCK', fields: { quantity: 'de' } });
    expect(told.facts).toEqual({ fields: { quantity: 'en' }, retryAfterSeconds: 3 });
  });
});

describe('what stands beside a field', () => {
  const fields = [...Object.keys(fieldLabels), 'title', 'orderId'];
  const sentences = Object.keys(englishFields) as (keyof typeof englishFields)[];

  it('D5.1 reads in English as the contract says it', () => {
    for (const field of fields)
      for (const kind of sentences) expect(fieldWording('en')[kind](field, '8')).toBe(englishFields[kind](field, '8'));
  });

  it('D5.1 every field that has a name has a German one', () => {
    expect(Object.keys(messagesOf(fieldWords)?.fields ?? {})).toEqual(expect.arrayContaining(Object.keys(fieldLabels)));
  });

  it('D5.1 knows what the schemas say themselves', () => {
    for (const said of Object.values(inLocale(fieldWords, 'en').custom)) {
      expect(fieldWording('en').custom(said)).toBe(said);
      expect(fieldWording('de').custom(said)).not.toBe(said);
    }
  });

  it.each<[Complaint, unknown, string]>([
    [
      { code: 'too_small', origin: 'string', minimum: 1, path: ['email'], message: '' },
      '',
      'Bitte geben Sie Ihre E-Mail-Adresse an',
    ],
    [{ code: 'invalid_format', path: ['postalCode'], message: '' }, 'x', 'Bitte prüfen Sie die Postleitzahl'],
    [
      { code: 'too_small', origin: 'string', minimum: 8, path: ['password'], message: '' },
      'x',
      'Das Passwort muss mindestens 8 Zeichen lang sein',
    ],
    [{ code: 'custom', path: ['address'], message: 'Please choose an address' }, {}, 'Bitte wählen Sie eine Adresse'],
    [{ code: 'invalid_type', path: ['orderId'], message: '' }, 3, '„OrderId“ ist nicht gültig'],
  ])('D5.1 says %o of %o in German', (complaint, value, german) => {
    const [name = ''] = complaint.path;
    expect(fieldMessages([complaint], { [name]: value }, fieldWording('de'))).toEqual({ [String(name)]: german });
  });
});
