export const bankAccountLimits = { holder: 70, bank: 70, days: 60 };

/** An IBAN as it is stored: without spaces, in capitals. */
export const plainIban = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** Whether an IBAN's check digits are right (ISO 13616). */
export function isIban(text: string): boolean {
  const iban = plainIban(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(iban)) return false;
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

/** Whether a text has the form of a BIC (ISO 9362), in capitals. */
export const isBic = (text: string): boolean => /^[A-Z]{6}[A-Z0-9]{2}(?:[A-Z0-9]{3})?$/.test(text);
