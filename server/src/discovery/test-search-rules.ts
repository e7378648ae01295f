import { type Thing, thingsIn } from './test-schema-org.ts';

/*
 * For tests: what Google asks for, of
 * https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 * https://developers.google.com/search/docs/appearance/structured-data/merchant-listing
 * https://developers.google.com/search/docs/appearance/structured-data/product-variants
 * https://developers.google.com/search/docs/appearance/structured-data/breadcrumb
 * https://developers.google.com/search/docs/appearance/structured-data/article
 * https://developers.google.com/search/docs/appearance/structured-data/faqpage
 * https://developers.google.com/search/docs/appearance/structured-data/organization
 * https://developers.google.com/search/docs/appearance/site-names
 *
 * Recommended and left out, with the reason: Offer.priceValidUntil (a price has no end), Product.gtin and mpn (own
 * goods have none), Product.review (reviews change without the page), ShippingDeliveryTime.handlingTime (the days of a
 * delivery method hold it already), Person.url (authors have no pages), Product.material and pattern (not kept apart).
 */

interface Rule {
  required: readonly string[];
  recommended: readonly string[];
}

const words = (text: string) => text.split(' ').filter(Boolean);
const rule = (required: string, recommended = ''): Rule => ({
  required: words(required),
  recommended: words(recommended),
});

const rules: Readonly<Record<string, Rule>> = {
  Product: rule('name image offers', 'description sku brand'),
  ProductGroup: rule('name hasVariant', 'variesBy productGroupID description image brand url'),
  Offer: rule('price priceCurrency', 'availability itemCondition url shippingDetails hasMerchantReturnPolicy'),
  UnitPriceSpecification: rule('price priceCurrency priceType'),
  AggregateRating: rule('ratingValue ratingCount', 'bestRating worstRating'),
  Brand: rule('name'),
  OfferShippingDetails: rule('shippingRate shippingDestination', 'deliveryTime'),
  MonetaryAmount: rule('value currency'),
  DefinedRegion: rule('addressCountry'),
  ShippingDeliveryTime: rule('transitTime'),
  QuantitativeValue: rule('minValue maxValue', 'unitCode'),
  MerchantReturnPolicy: rule('applicableCountry returnPolicyCategory'),
  BreadcrumbList: rule('itemListElement'),
  ItemList: rule('itemListElement'),
  ListItem: rule('position'),
  BlogPosting: rule('headline', 'image datePublished dateModified author publisher description mainEntityOfPage'),
  Person: rule('name'),
  Organization: rule('name url', 'logo'),
  WebSite: rule('name url', 'potentialAction'),
  SearchAction: rule('target query-input'),
  EntryPoint: rule('urlTemplate'),
  FAQPage: rule('mainEntity'),
  Question: rule('name acceptedAnswer'),
  Answer: rule('text'),
};

/** What depends on another value of the same thing. */
function further(thing: Thing): string[] {
  const told: string[] = [];
  const { '@type': type } = thing;
  const amount = /^\d+\.\d\d$/;
  if (type === 'Offer' && !amount.test(String(thing['price']))) told.push('Offer.price is no decimal number');
  if (type === 'Offer' && !/^[A-Z]{3}$/.test(String(thing['priceCurrency']))) told.push('Offer.priceCurrency');
  if (type === 'MerchantReturnPolicy' && String(thing['returnPolicyCategory']).endsWith('FiniteReturnWindow'))
    for (const name of ['merchantReturnDays', 'returnMethod', 'returnFees'])
      if (thing[name] === undefined) told.push(`MerchantReturnPolicy lacks ${name}`);
  if (type === 'AggregateRating') {
    const [value, count] = [Number(thing['ratingValue']), Number(thing['ratingCount'])];
    if (!(value >= 1 && value <= 5 && count > 0)) told.push('AggregateRating is out of its bounds');
  }
  if (type === 'BlogPosting' && String(thing['headline']).length > 110) told.push('BlogPosting.headline is too long');
  if (type === 'ListItem' && thing['item'] === undefined && thing['url'] === undefined)
    told.push('ListItem leads nowhere');
  return told;
}

/** What of some structured data is missing for search engines, in words. */
export function lacksOf(data: unknown): string[] {
  return thingsIn(data).flatMap((thing) => {
    const { '@type': type } = thing;
    const known = rules[type];
    if (!known) return [`there is no rule for ${type}`];
    const missing = [...known.required, ...known.recommended].filter((name) => thing[name] === undefined);
    return [...missing.map((name) => `${type} lacks ${name}`), ...further(thing)];
  });
}
