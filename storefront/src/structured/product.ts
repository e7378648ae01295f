import type { Product } from '@afterimage/contract/catalogue.ts';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { returnDays } from '../commerce/returns.ts';

/** One thing that can be bought, with the address that chooses it. */
export interface Offered {
  sku: string;
  name: string;
  path: string;
  stock: number;
  /** The address of its own picture, if it has one. */
  picture: string | undefined;
  colour: string | null;
  size: string | null;
}

/** Where the shop is at home; `delivery` is what it costs to be delivered to there. */
const homeCountry = 'DE';

const amount = (minor: number) => (minor / 100).toFixed(2);
const schema = (name: string) => `https://schema.org/${name}`;

/** What is made for one person alone cannot be sent back. */
function returnPolicy({ isCustomizable }: Product): object {
  const about = { '@type': 'MerchantReturnPolicy', applicableCountry: homeCountry };
  if (isCustomizable) return { ...about, returnPolicyCategory: schema('MerchantReturnNotPermitted') };
  return {
    ...about,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: returnDays,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('ReturnFeesCustomerResponsibility'),
  };
}

function shipping({ finalPrice }: Product, { price, freeFrom, currency, minDays, maxDays }: DeliveryMethod): object {
  const free = freeFrom !== null && finalPrice >= freeFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: free ? '0.00' : amount(price), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: homeCountry },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

function offerOf(product: Product, { path, stock }: Offered, delivery: readonly DeliveryMethod[]): object {
  const { price, finalPrice, currency: priceCurrency } = product;
  return {
    '@type': 'Offer',
    url: path,
    price: amount(finalPrice),
    priceCurrency,
    // What it costs without the discount, as it stands crossed out on the page.
    ...(finalPrice < price && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: schema('StrikethroughPrice'),
        price: amount(price),
        priceCurrency,
      },
    }),
    itemCondition: schema('NewCondition'),
    availability: schema(stock > 0 ? 'InStock' : 'OutOfStock'),
    ...(delivery.length > 0 && { shippingDetails: delivery.map((method) => shipping(product, method)) }),
    hasMerchantReturnPolicy: returnPolicy(product),
  };
}

/**
 * A product as search engines read it: one thing (https://schema.org/Product), or a group of variants by colour and
 * size (https://schema.org/ProductGroup).
 */
export function productData(
  product: Product,
  offered: readonly Offered[],
  delivery: readonly DeliveryMethod[],
): object {
  const { sku, slug, name, shortDescription: description, rating, ratingCount, variation } = product;
  const image = product.image.map(({ url }) => url);
  const brand = { '@type': 'Brand', name: 'Afterimage' };
  const about = {
    '@context': 'https://schema.org',
    name,
    description,
    url: `/products/${slug}`,
    ...(image.length > 0 && { image }),
    brand,
    ...(ratingCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount, bestRating: 5, worstRating: 1 },
    }),
  };
  const [only] = offered;
  if (variation.length === 0)
    return { ...about, '@type': 'Product', sku, ...(only && { offers: offerOf(product, only, delivery) }) };
  const varied = (key: 'colour' | 'size') => offered.some((one) => one[key] !== null);
  return {
    ...about,
    '@type': 'ProductGroup',
    productGroupID: sku,
    variesBy: [...(varied('colour') ? [schema('color')] : []), ...(varied('size') ? [schema('size')] : [])],
    hasVariant: offered.map((one) => {
      const pictures = one.picture ? [one.picture] : image;
      return {
        '@type': 'Product',
        sku: one.sku,
        name: one.name,
        description,
        brand,
        ...(pictures.length > 0 && { image: pictures }),
        ...(one.colour && { color: one.colour }),
        ...(one.size && { size: one.size }),
        offers: offerOf(product, one, delivery),
      };
    }),
  };
}
