/*
 * For tests: the part of the vocabulary of https://schema.org/version/latest/schemaorg-current-https.jsonld that the
 * shop's pages use. A property belongs to a type when the type or one of its ancestors has it.
 */

interface Type {
  parent: string | null;
  properties: readonly string[];
}

const words = (text: string) => text.split(' ');

const types: Readonly<Record<string, Type>> = {
  Thing: { parent: null, properties: words('name description url image mainEntityOfPage potentialAction sameAs') },
  Intangible: { parent: 'Thing', properties: [] },
  StructuredValue: { parent: 'Intangible', properties: [] },
  Product: {
    parent: 'Thing',
    properties: words('sku brand offers aggregateRating color size material category isVariantOf gtin mpn'),
  },
  ProductGroup: { parent: 'Product', properties: words('productGroupID variesBy hasVariant') },
  Brand: { parent: 'Intangible', properties: words('logo slogan') },
  Offer: {
    parent: 'Intangible',
    properties: words(
      'price priceCurrency priceSpecification priceValidUntil availability itemCondition shippingDetails hasMerchantReturnPolicy seller sku',
    ),
  },
  PriceSpecification: { parent: 'StructuredValue', properties: words('price priceCurrency minPrice maxPrice') },
  UnitPriceSpecification: { parent: 'PriceSpecification', properties: words('priceType unitCode referenceQuantity') },
  AggregateRating: {
    parent: 'Intangible',
    properties: words('ratingValue bestRating worstRating ratingCount reviewCount itemReviewed'),
  },
  OfferShippingDetails: {
    parent: 'StructuredValue',
    properties: words('shippingRate shippingDestination deliveryTime'),
  },
  MonetaryAmount: { parent: 'StructuredValue', properties: words('value currency minValue maxValue') },
  DefinedRegion: { parent: 'StructuredValue', properties: words('addressCountry addressRegion postalCode') },
  ShippingDeliveryTime: { parent: 'StructuredValue', properties: words('handlingTime transitTime cutoffTime') },
  QuantitativeValue: { parent: 'StructuredValue', properties: words('minValue maxValue value unitCode') },
  MerchantReturnPolicy: {
    parent: 'Intangible',
    properties: words('applicableCountry returnPolicyCategory merchantReturnDays returnMethod returnFees'),
  },
  ItemList: { parent: 'Intangible', properties: words('itemListElement numberOfItems itemListOrder') },
  BreadcrumbList: { parent: 'ItemList', properties: [] },
  ListItem: { parent: 'Intangible', properties: words('position item') },
  CreativeWork: {
    parent: 'Thing',
    properties: words('headline author publisher datePublished dateModified inLanguage mainEntity text'),
  },
  Article: { parent: 'CreativeWork', properties: words('articleSection articleBody wordCount') },
  SocialMediaPosting: { parent: 'Article', properties: [] },
  BlogPosting: { parent: 'SocialMediaPosting', properties: [] },
  WebPage: { parent: 'CreativeWork', properties: words('breadcrumb') },
  FAQPage: { parent: 'WebPage', properties: [] },
  Comment: { parent: 'CreativeWork', properties: [] },
  Question: { parent: 'Comment', properties: words('acceptedAnswer suggestedAnswer answerCount') },
  Answer: { parent: 'Comment', properties: [] },
  WebSite: { parent: 'CreativeWork', properties: words('issn') },
  Organization: { parent: 'Thing', properties: words('logo email contactPoint address hasMerchantReturnPolicy') },
  Person: { parent: 'Thing', properties: words('email jobTitle') },
  Action: { parent: 'Thing', properties: words('target object result') },
  // `query-input` is the text form of an input of https://schema.org/docs/actions.html.
  SearchAction: { parent: 'Action', properties: words('query query-input') },
  EntryPoint: { parent: 'Intangible', properties: words('urlTemplate contentType httpMethod') },
};

/** Values that are named by an address, by the property that takes them. */
const enumerations: Readonly<Record<string, readonly string[]>> = {
  availability: words('InStock OutOfStock BackOrder PreOrder SoldOut'),
  itemCondition: words('NewCondition UsedCondition RefurbishedCondition'),
  variesBy: words('color size material pattern'),
  priceType: words('StrikethroughPrice ListPrice'),
  returnPolicyCategory: words(
    'MerchantReturnFiniteReturnWindow MerchantReturnNotPermitted MerchantReturnUnlimitedWindow',
  ),
  returnMethod: words('ReturnByMail ReturnInStore ReturnAtKiosk'),
  returnFees: words('FreeReturn ReturnFeesCustomerResponsibility ReturnShippingFees'),
};

/** Properties that take an address of the shop, or more than one. */
const addresses = new Set(words('url item image logo urlTemplate mainEntityOfPage'));

function has(type: string, property: string): boolean {
  for (let name: string | null = type; name !== null; name = types[name]?.parent ?? null)
    if (types[name]?.properties.includes(property)) return true;
  return false;
}

export type SchemaNode = Record<string, unknown> & { '@type': string };

/** Everything that is a thing in some data, itself first. */
export function schemaNodesIn(data: unknown): SchemaNode[] {
  if (Array.isArray(data)) return data.flatMap(schemaNodesIn);
  if (typeof data !== 'object' || data === null) return [];
  const inside = Object.values(data).flatMap(schemaNodesIn);
  return '@type' in data ? [data as SchemaNode, ...inside] : inside;
}

/** What of some structured data schema.org does not know, or takes in another form, in words. */
export function faultsOf(data: unknown, origin: string): string[] {
  return schemaNodesIn(data).flatMap((schemaNode) => {
    const { '@type': type, '@context': _, ...rest } = schemaNode;
    if (!types[type]) return [`there is no type ${type}`];
    return Object.entries(rest).flatMap(([property, value]) => {
      if (!has(type, property)) return [`${type} has no property ${property}`];
      return [value].flat().flatMap((one) => {
        const where = `${type}.${property} is ${JSON.stringify(one)}`;
        if (one === undefined || one === null || one === '') return [where];
        const enumerationValues = enumerations[property];
        if (enumerationValues && !enumerationValues.some((name) => one === `https://schema.org/${name}`))
          return [where];
        if (addresses.has(property) && typeof one === 'string' && !one.startsWith(`${origin}/`)) return [where];
        return [];
      });
    });
  });
}
