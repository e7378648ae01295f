import type { Reply } from '@afterimage/contract/api.ts';
import type { CallInput } from '../data/use-call.ts';
import { type VariantRow, variantRowsOf } from './variant-rows.ts';

export type DeskProduct = Reply<'getDeskProduct'>;

/** What the form of a product changes. */
export type ProductDraft = Omit<
  DeskProduct,
  | 'id'
  | 'version'
  | 'state'
  | 'publishAt'
  | 'variantList'
  | 'isCustomizable'
  | 'slotList'
  | 'optionModelList'
  | 'readyDesignList'
  | 'issueList'
  | 'missingList'
  | 'isOrdered'
  | 'formerSlugList'
  | 'previewPath'
> & { variantList: VariantRow[] };

/** The form over a product as it is stored. */
export function draftOf(product: DeskProduct): ProductDraft {
  const { name, shortDescription, fullDescription, tags, slug, sku, price, discount } = product;
  const { categoryList, valueList, isNew, productionDays, pictureList, relatedList, variantList } = product;
  const { model, roomPlacement } = product;
  const { warnings, maker, responsiblePerson, sizeGuide } = product;
  return {
    name,
    shortDescription,
    fullDescription,
    tags,
    slug,
    sku,
    price,
    discount,
    categoryList,
    valueList,
    isNew,
    productionDays,
    pictureList,
    model,
    roomPlacement,
    relatedList,
    warnings,
    maker,
    responsiblePerson,
    sizeGuide,
    variantList: variantRowsOf(variantList),
  };
}

/** What is sent of the product itself. */
export function productBody(draft: ProductDraft, version: number): NonNullable<CallInput<'saveProduct'>['body']> {
  const { variantList: _variants, pictureList, model, relatedList, sizeGuide, ...fields } = draft;
  return {
    ...fields,
    version,
    sizeGuide: sizeGuide && {
      ...sizeGuide,
      rowList: sizeGuide.rowList.map(({ size, valueList }) => ({
        size,
        valueList: valueList.filter((value) => !Number.isNaN(value)),
      })),
    },
    pictureList: pictureList.map(({ url, alt, color, focus = null }) => ({ url, alt, color, focus })),
    modelUrl: model?.url ?? null,
    relatedList: relatedList.map(({ sku }) => sku),
  };
}
