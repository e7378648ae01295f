import * as jsvat from 'jsvat';
import type { VatCheck } from '../orders/vat-check.ts';

/** Whether an ID is one that a member state could have given: its format, and its check digits where they are public. */
export function checkVatId(typed: string, now = new Date()): VatCheck | null {
  const { isValid, value, country } = jsvat.checkVAT(typed, unionRules);
  if (!isValid || !value || !country) return null;
  return { vatId: value, countryCode: country.isoCode.short, checked: 'format', checkedAt: now.toISOString() };
}

const { austria, belgium, bulgaria, croatia, cyprus, czechRepublic, denmark, estonia, finland, france } = jsvat;
const { germany, greece, hungary, ireland, italy, latvia, lithuania, luxembourg, malta, netherlands } = jsvat;
const { poland, portugal, romania, slovakiaRepublic, slovenia, spain, sweden } = jsvat;
const unionRules = [
  austria,
  belgium,
  bulgaria,
  croatia,
  cyprus,
  czechRepublic,
  denmark,
  estonia,
  finland,
  france,
  germany,
  greece,
  hungary,
  ireland,
  italy,
  latvia,
  lithuania,
  luxembourg,
  malta,
  netherlands,
  poland,
  portugal,
  romania,
  slovakiaRepublic,
  slovenia,
  spain,
  sweden,
];
