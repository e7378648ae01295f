import { generate } from 'otplib';

/** The code that an authenticator app shows, or will show so many steps later. */
export const codeOf = (secret: string, steps = 0): Promise<string> =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + steps * 30 });
