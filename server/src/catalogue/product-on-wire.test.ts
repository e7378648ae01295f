import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { product as schema } from '@afterimage/contract/catalogue.ts';
import { defaultShopSettings } from '../shop-settings/read-shop-settings.ts';
import type { CatalogueFacts } from './catalogue-facts.ts';
import { productOnWire, type ProductRow, type VariantRow } from './product-on-wire.ts';

const picture = { url: '/p-960.webp', width: 960, height: 1200, alt: 'P', widths: [320, 960], placeholder: '' };
const row: ProductRow = {
  id: 7,
  sku: 'P',
  slug: 'p',
  name: 'P',
  price: 1999,
  discount: 0,
  finalPrice: 1999,
  contentAmount: 50,
  contentUnit: 'ml',
  isNew: true,
  rating: 4.5,
  ratingCount: 2,
  saleCount: 3,
  category: ['decor'],
  sizeGuide: null,
  warnings: [],
  maker: null,
  responsiblePerson: null,
  tag: [],
  colors: [
    { color: 'blue', image: picture },
    { color: 'black', image: picture },
  ],
  thumbImage: [picture],
  image: [picture],
  shortDescription: '',
  fullDescription: '',
  affiliateLink: null,
  isCustomizable: false,
  arAllowed: false,
  printTemplate: null,
  modelUrl: null,
  roomPlacement: 'floor',
};
const value = (id: number, code: string, swatch: string | null = null) => ({
  id,
  code,
  name: code.toUpperCase(),
  swatch,
});
const colors = [value(1, 'black', '#333333'), value(2, 'blue', '#1e73be'), value(6, 'yellow', '#dd9933')];
const sizes = [value(3, 'x'), value(4, 'm'), value(5, 'xl')];
const facts: CatalogueFacts = {
  locale: 'en',
  attributes: [
    { id: 'color', kind: 'color', name: 'Colour', filterable: true, valueList: colors },
    { id: 'size', kind: 'choice', name: 'Size', filterable: true, valueList: sizes },
  ],
  settings: defaultShopSettings,
};
const idOf = (values: typeof colors, code: string | null) => values.find((one) => one.code === code)?.id ?? null;
const variant = (
  id: number,
  color: string | null,
  size: string | null,
  stock: number,
  price: number | null = null,
): VariantRow => ({
  id,
  colorId: idOf(colors, color),
  sizeId: idOf(sizes, size),
  sizeLabel: null,
  stock,
  price,
});

describe('a product on the wire', () => {
  it('D20.4 where variants differ in price it has the prices of the cheapest, the highest, and each variant its own', () => {
    const own = [variant(4, 'blue', 'x', 6), variant(5, 'blue', 'm', 2, 3000), variant(6, 'black', null, 1, 2500)];
    const wire = schema.parse(productOnWire(facts, { ...row, discount: 10 }, own));
    expect(wire).toMatchObject({ price: 1999, finalPrice: 1799, highestPrice: 2700, unitPrice: { price: 3598 } });
    const priceOf = (price: number, finalPrice: number, unit: number) => ({
      ownPrice: { price, finalPrice, unitPrice: { price: unit, amount: 100, unit: 'ml' } },
    });
    expect(wire.variation).toMatchObject([
      { color: 'blue', size: [priceOf(1999, 1799, 3598), priceOf(3000, 2700, 5400)] },
      { color: 'black', ...priceOf(2500, 2250, 4500) },
    ]);
    expect(wire.variation[0]?.ownPrice).toBeUndefined();
  });

  it('D20.4 variants that all have the same price of their own have one price', () => {
    const own = [variant(4, 'blue', null, 6, 2500), variant(5, 'black', null, 2, 2500)];
    const wire = schema.parse(productOnWire(facts, row, own));
    expect(wire).toMatchObject({ price: 2500, finalPrice: 2500 });
    expect(wire.highestPrice).toBeUndefined();
    expect(wire.variation[0]?.ownPrice).toBeUndefined();
  });

  it('S3.2 the final price is the list price less the discount, rounded half up in minor units', () => {
    const priced = (price: number, discount: number) =>
      productOnWire(facts, { ...row, price, discount }, []).finalPrice;
    expect(priced(1999, 0)).toBe(1999);
    expect(priced(1999, 25)).toBe(1499); // 499.75 off is 500
    expect(priced(10, 5)).toBe(9); // 0.5 off is 1
    expect(priced(9, 5)).toBe(9); // 0.45 off is 0
    expect(priced(1, 100)).toBe(0);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2_147_483_647 }), fc.integer({ min: 0, max: 100 }), (price, discount) => {
        const exact = BigInt(price) - (BigInt(price) * BigInt(discount) + 50n) / 100n;
        expect(BigInt(priced(price, discount))).toBe(exact);
      }),
    );
  });

  it('S3.1 sizes stand under their colour, in the order of the product, each with its stock', () => {
    const own = [variant(1, 'black', 'x', 2), variant(2, 'black', 'm', 0), variant(3, 'blue', 'x', 5)];
    const wire = schema.parse(productOnWire(facts, row, own));
    expect(wire.stock).toBe(7);
    expect(wire.variantId).toBeNull();
    expect(wire.variation.map(({ color, variantId, stock, size }) => ({ color, variantId, stock, size }))).toEqual([
      { color: 'blue', variantId: null, stock: 5, size: [{ variantId: 3, name: 'x', label: 'X', stock: 5 }] },
      {
        color: 'black',
        variantId: null,
        stock: 2,
        size: [
          { variantId: 1, name: 'x', label: 'X', stock: 2 },
          { variantId: 2, name: 'm', label: 'M', stock: 0 },
        ],
      },
    ]);
  });

  it('S3.1 a colour without sizes is itself the variant', () => {
    const { variation } = productOnWire(facts, row, [variant(4, 'blue', null, 6)]);
    expect(variation).toMatchObject([{ color: 'blue', variantId: 4, stock: 6, size: [] }]);
  });

  it('S3.1 a product without variations has one variant and no variation', () => {
    expect(productOnWire(facts, row, [variant(9, null, null, 3)])).toMatchObject({
      variantId: 9,
      stock: 3,
      variation: [],
    });
  });

  it('S3.1 a colour that only a variant knows can be bought too', () => {
    const own = [variant(1, 'yellow', null, 1), variant(2, 'blue', null, 1)];
    const wire = schema.parse(productOnWire(facts, { ...row, image: [] }, own));
    expect(wire.variation.map(({ color }) => color)).toEqual(['blue', 'yellow']);
    expect(wire.variation.map(({ image }) => image.url)).toEqual([picture.url, '']);
  });

  it('S3.1 what the operator keeps to himself is not told', () => {
    const productRow = { ...row, active: true, searchVector: "'p'" };
    expect(schema.strict().safeParse(productOnWire(facts, row, [])).success).toBe(true);
    expect(Object.keys(schema.parse(productOnWire(facts, productRow, [])))).not.toContain('searchVector');
    expect(productOnWire(facts, { ...row, affiliateLink: 'https://example.com' }, []).affiliateLink).toBe(
      'https://example.com',
    );
    expect('affiliateLink' in productOnWire(facts, row, [])).toBe(false);
  });
});
