import { type SchemaNode, schemaNodesIn } from './test-schema-org.ts';

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
function further(schemaNode: SchemaNode): string[] {
  const complaints: string[] = [];
  const { '@type': type } = schemaNode;
  const amount = /^\d+\.\d\d$/;
  if (type === 'Offer' && !amount.test(String(schemaNode['price'])))
    complaints.push('Offer.price is no decimal number');
  if (type === 'Offer' && !/^[A-Z]{3}$/.test(String(schemaNode['priceCurrency'])))
    complaints.push('Offer.priceCurrency');
  if (type === 'MerchantReturnPolicy' && String(schemaNode['returnPolicyCategory']).endsWith('FiniteReturnWindow'))
    for (const name of ['merchantReturnDays', 'returnMethod', 'returnFees'])
      if (schemaNode[name] === undefined) complaints.push(`MerchantReturnPolicy lacks ${name}`);
  if (type === 'AggregateRating') {
    const [value, count] = [Number(schemaNode['ratingValue']), Number(schemaNode['ratingCount'])];
    if (!(value >= 1 && value <= 5 && count > 0)) complaints.push('AggregateRating is out of its bounds');
  }
  if (type === 'BlogPosting' && String(schemaNode['headline']).length > 110)
    complaints.push('BlogPosting.headline is too long');
  if (type === 'ListItem' && schemaNode['item'] === undefined && schemaNode['url'] === undefined)
    complaints.push('ListItem leads nowhere');
  return complaints;
}

/** What of some structured data is missing for search engines, in words. */
export function lacksOf(data: unknown): string[] {
  return schemaNodesIn(data).flatMap((schemaNode) => {
    const { '@type': type } = schemaNode;
    const searchRule = rules[type];
    if (!searchRule) return [`there is no rule for ${type}`];
    const missing = [...searchRule.required, ...searchRule.recommended].filter(
      (name) => schemaNode[name] === undefined,
    );
    return [...missing.map((name) => `${type} lacks ${name}`), ...further(schemaNode)];
  });
}
