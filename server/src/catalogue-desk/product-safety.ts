import * as z from 'zod';
import type { ProductFields } from './product-fields.ts';
import { refuseField } from './refuse-field.ts';

/** Refuses, at its field, what customers could not reach or read: Regulation (EU) 2023/988, article 19. */
export function checkSafety({
  maker,
  responsiblePerson,
  sizeGuide,
}: Pick<ProductFields, 'maker' | 'responsiblePerson' | 'sizeGuide'>): void {
  checkParty('maker', maker);
  checkParty('responsiblePerson', responsiblePerson);
  if (sizeGuide) checkGuide(sizeGuide);
}

function checkParty(path: string, party: ProductFields['maker']): void {
  if (!party) return;
  if (party.name === '') refuseField(`${path}.name`, 'partyName');
  if (party.address.length === 0 || party.address.includes('')) refuseField(`${path}.address`, 'partyAddress');
  const isReachable = z.email().safeParse(party.contact).success || isWebAddress(party.contact);
  if (!isReachable) refuseField(`${path}.contact`, 'partyContact');
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^\s/]+\.[^\s]+$/i.test(text) && URL.canParse(text);

function checkGuide({ measureList, rowList }: NonNullable<ProductFields['sizeGuide']>): void {
  if (new Set(measureList).size < measureList.length) refuseField('sizeGuide.measureList', 'measureTwice');
  for (const [at, { size, valueList }] of rowList.entries()) {
    if (valueList.length !== measureList.length) refuseField(`sizeGuide.rowList.${at}`, 'measureMissing');
    if (rowList.findIndex((row) => row.size === size) < at) refuseField(`sizeGuide.rowList.${at}`, 'sizeTwice');
  }
}
