import type { Product } from '@afterimage/contract/catalogue.ts';
import type { DeliveryWay } from '@afterimage/contract/checkout.ts';
import { decimalAmount } from '@afterimage/contract/values/money.ts';
import { pricedAs } from '@afterimage/contract/values/variant-price.ts';
import { reductionOf } from '../commerce/reduction.ts';
import { returnDays } from '../commerce/returns.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** One thing that can be bought, with the address that chooses it. */
export interface ProductOffer {
  variantId: number | null;
  sku: string;
  name: string;
  path: string;
  stock: number;
  /** The address of its own picture, if it has one. */
  picture: string | undefined;
  color: string | null;
  size: string | null;
}

/** What offers say of the shop: where it is at home, if that is known, and how it delivers to there. */
interface Home {
  homeCountry: string | undefined;
  delivery: readonly DeliveryWay[];
  /** The working days before it leaves. */
  productionDays?: number | undefined;
  withdrawalDays?: number | undefined;
  withdrawsPersonalized?: boolean | undefined;
}

const schema = (name: string) => `https://schema.org/${name}`;

/** What is made for one person alone cannot be sent back. */
function returnPolicy(
  { isCustomizable }: Product,
  { homeCountry, withdrawalDays, withdrawsPersonalized = false }: Home & { homeCountry: string },
): object {
  const about = { '@type': 'MerchantReturnPolicy', applicableCountry: homeCountry };
  if (isCustomizable && !withdrawsPersonalized)
    return { ...about, returnPolicyCategory: schema('MerchantReturnNotPermitted') };
  return {
    ...about,
    returnPolicyCategory: schema('MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: withdrawalDays ?? returnDays,
    returnMethod: schema('ReturnByMail'),
    returnFees: schema('ReturnFeesCustomerResponsibility'),
  };
}

function shipping(
  { finalPrice }: Product,
  method: DeliveryWay,
  { homeCountry, productionDays = 0 }: Home & { homeCountry: string },
): object {
  const { price, freeFrom, currency, minDays, maxDays } = method;
  const free = freeFrom !== null && finalPrice >= freeFrom;
  return {
    '@type': 'OfferShippingDetails',
    shippingRate: { '@type': 'MonetaryAmount', value: decimalAmount(free ? 0 : price, currency), currency },
    shippingDestination: { '@type': 'DefinedRegion', addressCountry: homeCountry },
    deliveryTime: {
      '@type': 'ShippingDeliveryTime',
      handlingTime: {
        '@type': 'QuantitativeValue',
        minValue: productionDays,
        maxValue: productionDays,
        unitCode: 'DAY',
      },
      transitTime: { '@type': 'QuantitativeValue', minValue: minDays, maxValue: maxDays, unitCode: 'DAY' },
    },
  };
}

function offerOf(whole: Product, { variantId, path, stock }: ProductOffer, home: Home): object {
  const product = pricedAs(whole, [variantId]);
  const { finalPrice, currency: priceCurrency } = product;
  const { compareAt } = reductionOf(product);
  const { homeCountry } = home;
  const sent = home.delivery.filter(({ pickup }) => !pickup);
  return {
    '@type': 'Offer',
    url: path,
    price: decimalAmount(finalPrice, priceCurrency),
    priceCurrency,
    // What it costs without the discount, as it stands crossed out on the page.
    ...(compareAt !== undefined && {
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: schema('StrikethroughPrice'),
        price: decimalAmount(compareAt, priceCurrency),
        priceCurrency,
      },
    }),
    itemCondition: schema('NewCondition'),
    availability: schema(stock > 0 ? 'InStock' : 'OutOfStock'),
    ...(homeCountry && {
      ...(sent.length > 0 && {
        shippingDetails: sent.map((method) => shipping(product, method, { ...home, homeCountry })),
      }),
      hasMerchantReturnPolicy: returnPolicy(product, { ...home, homeCountry }),
    }),
  };
}

/**
 * A product as search engines read it: one thing (https://schema.org/Product), or a group of variants by colour and
 * size (https://schema.org/ProductGroup).
 */
export function productData(product: Product, offers: readonly ProductOffer[], home: Home): object {
  const { sku, slug, name, shortDescription: description, rating, ratingCount, variation } = product;
  const { finalPrice, highestPrice, currency } = product;
  const image = product.image.map(({ url }) => url);
  const brand = { '@type': 'Brand', name: shopName() };
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
  const [only] = offers;
  if (variation.length === 0)
    return { ...about, '@type': 'Product', sku, ...(only && { offers: offerOf(product, only, home) }) };
  const varied = (key: 'color' | 'size') => offers.some((one) => one[key] !== null);
  return {
    ...about,
    '@type': 'ProductGroup',
    productGroupID: sku,
    ...(highestPrice !== undefined && {
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: decimalAmount(finalPrice, currency),
        highPrice: decimalAmount(highestPrice, currency),
        priceCurrency: currency,
        offerCount: offers.length,
      },
    }),
    variesBy: [...(varied('color') ? [schema('color')] : []), ...(varied('size') ? [schema('size')] : [])],
    hasVariant: offers.map((one) => {
      const pictures = one.picture ? [one.picture] : image;
      return {
        '@type': 'Product',
        sku: one.sku,
        name: one.name,
        description,
        brand,
        ...(pictures.length > 0 && { image: pictures }),
        ...(one.color && { color: one.color }),
        ...(one.size && { size: one.size }),
        offers: offerOf(product, one, home),
      };
    }),
  };
}
