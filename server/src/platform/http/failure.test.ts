import { describe, expect, it } from 'vitest';
import { type ErrorCode, errors } from '@afterimage/contract/values/errors.ts';
import {
  type Complaint,
  fieldMessages,
  type FieldWording,
  type OwnRule,
} from '@afterimage/contract/values/field-messages.ts';
import { messagesOf } from '@afterimage/words/compiled.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import { fail, Failure, sentence } from './failure.ts';
import { words } from '@afterimage/words/failure.words.ts';

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
  it('S8.2 is a whole sentence for each code of the contract, and has a German one', () => {
    expect(Object.keys(messagesOf(words) ?? {}).toSorted()).toEqual(codes.toSorted());
    for (const code of codes) {
      expect(sentence(code, 'en'), code).toMatch(/^[A-Z].*\.$/);
      expect(sentence(code, 'de')).not.toBe(sentence(code, 'en'));
    }
  });

  it('S8.2 is said in the language of who asked, with what the call has to add', () => {
    const plain = failureOf(() => fail('CART_EMPTY'));
    expect(plain.bodyIn('de').message).toBe('Der Warenkorb ist leer.');
    expect(plain.message).toBe('The cart is empty.');
    const failureText = failureOf(() =>
      fail('OUT_OF_STOCK', (locale) => ({ fields: { quantity: locale }, retryAfterSeconds: 3 })),
    );
    expect(failureText.bodyIn('de').status).toMatchObject({ code: 'OUT_OF_STOCK', fields: { quantity: 'de' } });
    expect(failureText.facts).toEqual({ fields: { quantity: 'en' }, retryAfterSeconds: 3 });
  });
});

describe('what stands beside a field', () => {
  it.each<[keyof FieldWording, string, string]>([
    ['enter', 'email', 'Please enter e-mail address'],
    ['enter', 'orderId', 'Please enter orderId'],
    ['enterValid', 'postalCode', 'Please enter a valid postal code'],
    ['short', 'password', 'Password must be at least 8 characters'],
    ['long', 'line2', 'Address line 2 must be up to 8 characters'],
    ['small', 'quantity', 'Quantity must be at least 8'],
    ['large', 'rating', 'Rating must be up to 8'],
    ['wrong', 'orderId', 'OrderId is not valid'],
    ['unknown', 'role', 'This field is not known here'],
  ])('D5.1 %s of %s reads in English: %s', (kind, field, english) => {
    const wording: FieldWording = fieldWording('en');
    expect(wording[kind](field, '8')).toBe(english);
  });

  it("D5.1 has a sentence for each of the contract's own rules, and never a schema's own English", () => {
    const rules: Record<OwnRule, string> = {
      chooseAddress: 'Please choose an address',
      nameSubject: 'Please name an order or items',
      chooseCountry: 'Please choose a country',
    };
    for (const [rule, english] of Object.entries(rules)) {
      expect(fieldWording('en').rule(rule)).toBe(english);
      expect(fieldWording('de').rule(rule)).toMatch(/^Bitte /);
    }
    const complaint = { code: 'custom', path: ['total'], message: 'Invalid input' };
    expect(fieldMessages([complaint], { total: 3 }, fieldWording('de'))).toEqual({ total: '„Total“ ist nicht gültig' });
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
    [{ code: 'custom', path: ['address'], message: 'chooseAddress' }, {}, 'Bitte wählen Sie eine Adresse'],
    [{ code: 'invalid_type', path: ['orderId'], message: '' }, 3, '„OrderId“ ist nicht gültig'],
  ])('D5.1 says %o of %o in German', (complaint, value, german) => {
    const [name = ''] = complaint.path;
    expect(fieldMessages([complaint], { [name]: value }, fieldWording('de'))).toEqual({ [String(name)]: german });
  });
});
