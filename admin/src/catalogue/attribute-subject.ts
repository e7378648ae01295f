import type { Reply } from '@afterimage/contract/api.ts';

export type Attribute = Reply<'listDeskAttributes'>['attributeList'][number];
export type Value = Attribute['valueList'][number];
/** What a sheet is open for: an attribute, or one of its values. */
export interface Subject {
  attribute: Attribute;
  value: Value | null;
}
