import { attributeKind, categoryKind, synonymKind } from './catalogue-records.ts';
import { mailTextsKind } from './mail-records.ts';
import { articleCategoryKind, articleKind, legalTextKind } from './page-records.ts';
import type { RecordKind } from './record-kind.ts';
import { readyDesignsKind } from './ready-design-records.ts';
import { relatedKind } from './related-records.ts';
import { couponKind, deliveryKind, settingsKind, taxRateKind } from './shop-records.ts';

/** The kinds of record that stand before the products in a file, as these name some of them. */
export const kindsBeforeProducts = [
  settingsKind,
  taxRateKind,
  deliveryKind,
  attributeKind,
  categoryKind,
] as unknown as readonly RecordKind[];

export const kindsAfterProducts = [
  relatedKind,
  readyDesignsKind,
  synonymKind,
  couponKind,
  articleCategoryKind,
  articleKind,
  legalTextKind,
  mailTextsKind,
] as unknown as readonly RecordKind[];
