import * as z from 'zod';
import { locales } from '@afterimage/words/locale.ts';

/** An e-mail address as a person types it. */
export const email = z.string().trim().max(254).pipe(z.email());
const newPassword = z.string().min(8).max(128);
/**
 * One line as it is seen: no control characters, no marks that turn the direction of what follows, and nothing invisible
 * but the joiners that some scripts need.
 */
const visibleLine = /^[^\p{Cc}\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]*$/u;
const personNameSchema = z.string().trim().min(1).max(80).regex(visibleLine);
const oneTimeToken = z.string().min(1).max(200);

export const login = z.strictObject({ email, password: z.string().min(1).max(128) });
export const registration = z.strictObject({
  email,
  password: newPassword,
  firstName: personNameSchema,
  lastName: personNameSchema,
});
export const verification = z.strictObject({ token: oneTimeToken });
export const resetRequest = z.strictObject({ email });
export const passwordReset = z.strictObject({ token: oneTimeToken, password: newPassword });

export const accessToken = z.object({ accessToken: z.string() });
/** A verification may sign the person in at once. */
export const accessTokenMaybe = z.object({ accessToken: z.string().optional() });
/** What calls answer that have nothing to tell. */
export const done = z.object({});

/** The languages in which the shop writes to people. */
const mailLocale = z.enum(locales);

export const profile = z.object({
  id: z.uuid(),
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  verified: z.boolean(),
  /** The language of mails. */
  locale: mailLocale,
});
export type Profile = z.infer<typeof profile>;

export const profileChange = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  locale: mailLocale.optional(),
});
const presentPassword = z.string().min(1).max(128);
/** The present password besides the new one: whoever finds an open browser must not take the account over. */
export const passwordChange = z.strictObject({ currentPassword: presentPassword, password: newPassword });
export const emailChange = z.strictObject({ email, password: presentPassword });
export const erasure = z.strictObject({ password: presentPassword });
/** What was changed: the address by which the account signs in from now on. */
export const changedEmail = z.object({ email: z.string() });

/** A browser in which the account is signed in; `browser` and `system` as names, null when they are not known. */
const session = z.object({
  id: z.uuid(),
  browser: z.string().nullable(),
  system: z.string().nullable(),
  createdAt: z.string(),
  lastUsedAt: z.string(),
  /** Whether it is the one that asks. */
  current: z.boolean(),
});
export type Session = z.infer<typeof session>;
export const sessionList = z.object({ sessionList: z.array(session) });
export const sessionParams = z.strictObject({ sessionId: z.uuid() });

const line = (max: number) => z.string().trim().min(1).max(max).regex(visibleLine);
const optionalLine = (max: number) => z.string().trim().max(max).regex(visibleLine).optional();

/** A postal address (D3.9). */
export const addressBody = z.strictObject({
  firstName: personNameSchema,
  lastName: personNameSchema,
  company: optionalLine(120),
  line1: line(120),
  line2: optionalLine(120),
  /** Empty where the country's addresses have none. */
  city: z.string().trim().max(80).regex(visibleLine),
  region: optionalLine(80),
  postalCode: z.string().trim().max(16).regex(visibleLine),
  countryCode: z.string().regex(/^[A-Z]{2}$/),
  phone: z
    .string()
    .trim()
    .regex(/^(\+?[0-9 ()/.-]{5,30})?$/)
    .optional(),
  isDefault: z.boolean().default(false),
});
/** The same for an address that exists, which may name itself, as it does in every answer. */
export const addressChange = addressBody.extend({ id: z.uuid().optional() });
export type AddressBody = z.infer<typeof addressBody>;
/** An address as it stands on an order: without an id, it can no longer change. */
export const postalAddress = z.object({
  firstName: z.string(),
  lastName: z.string(),
  company: z.string().optional(),
  line1: z.string(),
  line2: z.string().optional(),
  city: z.string(),
  region: z.string().optional(),
  postalCode: z.string(),
  countryCode: z.string(),
  phone: z.string().optional(),
});
export type PostalAddress = z.infer<typeof postalAddress>;

export const address = postalAddress.extend({ id: z.uuid(), isDefault: z.boolean() });
export type Address = z.infer<typeof address>;
export const addressList = z.object({ addressList: z.array(address) });
export const addressParams = z.strictObject({ addressId: z.uuid() });
