import * as z from 'zod';

/** What a country's addresses call the code, the place and the region. */
const codeKinds = ['postal', 'zip', 'pin', 'eircode'] as const;
const localityKinds = ['city', 'suburb', 'post_town', 'district'] as const;
const regionKinds = [
  'province',
  'state',
  'county',
  'prefecture',
  'emirate',
  'parish',
  'island',
  'department',
  'region',
  'area',
  'do_si',
  'district',
  'oblast',
] as const;

/** How addresses are written in a country; a part that they do not have is null. */
const addressRules = z.object({
  /**
   * The lines, in the letters of Google's address data: %N name, %O company, %A street, %C place, %S region, %Z code,
   * %n a new line; everything else stands for itself.
   */
  lines: z.string(),
  /** `pattern` is a regular expression for the whole code, whatever its letters' case; null: anything goes. */
  postalCode: z.object({ kind: z.enum(codeKinds), required: z.boolean(), pattern: z.string().nullable() }).nullable(),
  city: z.object({ kind: z.enum(localityKinds), required: z.boolean() }).nullable(),
  /** `choiceList` holds the known ones by name, with what is written on letters; it is empty where anything goes. */
  region: z
    .object({
      kind: z.enum(regionKinds),
      required: z.boolean(),
      choiceList: z.array(z.object({ value: z.string(), name: z.string() })),
    })
    .nullable(),
});
export type AddressRules = z.infer<typeof addressRules>;

/** A country; `code` is ISO 3166-1 alpha-2. */
export const country = z.object({ code: z.string(), name: z.string(), address: addressRules });
export type Country = z.infer<typeof country>;
export const countryList = z.object({ countryList: z.array(country) });
