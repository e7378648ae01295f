import { describe, expect, it } from 'vitest';
import { freshState } from '@afterimage/client/state/store.ts';
import { productData } from '../../structured/product.ts';
import { hat, plainHat } from './product.fixture.ts';
import { offersOf, productMeta } from './product-meta.ts';

const state = {
  ...freshState(),
  product: { ...freshState().product, bySlug: { 'brim-felt-hat': hat } },
  categories: {
    ...freshState().categories,
    categoryList: [{ id: 'fashion', name: 'Fashion', description: '', productCount: 7 }],
  },
};

describe('what search engines read of a product', () => {
  it('D2.12 a product with variations is a group of offers', () => {
    const data = productData(hat, offersOf(hat), { homeCountry: 'DE', delivery: [] }) as {
      hasVariant: { sku: string; offers: object }[];
    } & Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'AF-FAS-017',
      variesBy: ['https://schema.org/color', 'https://schema.org/size'],
      aggregateRating: { ratingValue: 4.4, ratingCount: 39 },
    });
    expect(data.hasVariant.map(({ sku, offers }) => [sku, offers])).toMatchObject(
      [
        ['AF-FAS-017-BLACK-M', '?colour=black&size=m', 'OutOfStock'],
        ['AF-FAS-017-BLACK-XL', '?colour=black&size=xl', 'InStock'],
        ['AF-FAS-017-BLUE-X', '?colour=blue&size=x', 'OutOfStock'],
        ['AF-FAS-017-BLUE-M', '?colour=blue&size=m', 'InStock'],
      ].map(([sku, search, availability]) => [
        sku,
        {
          '@type': 'Offer',
          url: `/products/brim-felt-hat${search}`,
          price: '75.60',
          priceCurrency: 'EUR',
          itemCondition: 'https://schema.org/NewCondition',
          availability: `https://schema.org/${availability}`,
        },
      ]),
    );
  });

  it('D20.4 sizes that differ in price are offered each at its own, and the group from the lowest to the highest', () => {
    const [black, ...others] = hat.variation;
    const sized = black?.size.map((size) => ({
      ...size,
      ownPrice: size.name === 'xl' ? { price: 9000, finalPrice: 8100 } : { price: 8400, finalPrice: 7560 },
    }));
    const varied = { ...hat, highestPrice: 8100, variation: black ? [{ ...black, size: sized ?? [] }, ...others] : [] };
    expect(productData(varied, offersOf(varied), { homeCountry: 'DE', delivery: [] })).toMatchObject({
      offers: { '@type': 'AggregateOffer', lowPrice: '75.60', highPrice: '81.00', priceCurrency: 'EUR', offerCount: 4 },
      hasVariant: ['75.60', '81.00', '75.60', '75.60'].map((price) => ({ offers: { '@type': 'Offer', price } })),
    });
  });

  it('D2.12 a product without variations is one offer, and without ratings has none', () => {
    const unrated = { ...plainHat, ratingCount: 0 };
    const data = productData(unrated, offersOf(unrated), { homeCountry: 'DE', delivery: [] });
    expect(data).toMatchObject({ '@type': 'Product', sku: 'AF-FAS-017', offers: { url: '/products/brim-felt-hat' } });
    expect(data).not.toHaveProperty('aggregateRating');
  });

  it('D2.12 offers are in the currency of the shop, delivered to where it is at home', () => {
    const method = {
      id: 'standard',
      name: 'Standard',
      price: 1,
      freeFrom: null,
      currency: 'JPY',
      minDays: 1,
      maxDays: 2,
    };
    const inFrancs = { ...plainHat, currency: 'CHF' };
    expect(productData(inFrancs, offersOf(inFrancs), { homeCountry: 'CH', delivery: [] })).toMatchObject({
      offers: { price: '75.60', priceCurrency: 'CHF', hasMerchantReturnPolicy: { applicableCountry: 'CH' } },
    });
    const inYen = { ...plainHat, currency: 'JPY' };
    expect(productData(inYen, offersOf(inYen), { homeCountry: 'JP', delivery: [method] })).toMatchObject({
      offers: {
        price: '7560',
        shippingDetails: [
          { shippingRate: { value: '1', currency: 'JPY' }, shippingDestination: { addressCountry: 'JP' } },
        ],
      },
    });
  });

  it('D2.12 every variant leads to the one address of the product', () => {
    const meta = productMeta(state, 'brim-felt-hat');
    expect(meta).toMatchObject({ title: 'Brim <Felt> Hat', canonical: '/products/brim-felt-hat' });
    expect(meta.robots).toBeUndefined();
    expect(meta.jsonLd?.[1]).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [
        { position: 1, item: '/home' },
        { position: 2, item: '/products/categories/fashion' },
        { position: 3, item: '/products/brim-felt-hat' },
      ],
    });
  });
});
