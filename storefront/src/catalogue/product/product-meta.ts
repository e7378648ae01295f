import type { Picture, Product } from '@afterimage/contract/catalogue.ts';
import type { Meta } from '../../page.ts';
import type { RootState } from '../../store.ts';
import { selectCategory } from '../categories.state.ts';
import { colourName } from '../colour-name.ts';
import { breadcrumbList } from '../breadcrumb-list.ts';
import { selectProduct } from '../product.state.ts';
import { type Variant, variantsOf, writeChoice } from './variant-choice.ts';

const pathTo = (product: Pick<Product, 'slug'>) => `/products/${product.slug}`;

/** The way to a product: its first category, itself. */
export function trail(state: RootState, product: Product): { to: string; name: string }[] {
  const category = selectCategory(state, product.category[0]);
  const here = { to: pathTo(product), name: product.name };
  return category ? [{ to: `/products/categories/${category.id}`, name: category.name }, here] : [here];
}

function offerOf(product: Product, variant: Variant): object {
  const search = new URLSearchParams();
  writeChoice(search, variant);
  const query = search.toString();
  return {
    '@type': 'Offer',
    url: pathTo(product) + (query && `?${query}`),
    price: (product.finalPrice / 100).toFixed(2),
    priceCurrency: product.currency,
    itemCondition: 'https://schema.org/NewCondition',
    availability: `https://schema.org/${variant.stock > 0 ? 'InStock' : 'OutOfStock'}`,
  };
}

const addresses = (pictures: readonly Picture[]) => pictures.map(({ url }) => url);

/** A product as search engines read it: one thing, or a group of variants by colour and size. */
export function productData(product: Product): object {
  const { sku, name, shortDescription: description, rating, ratingCount, variation } = product;
  const about = {
    '@context': 'https://schema.org',
    name,
    description,
    image: addresses(product.image),
    brand: { '@type': 'Brand', name: 'Afterimage' },
    ...(ratingCount > 0 && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, ratingCount },
    }),
  };
  const variants = variantsOf(product);
  const [only] = variants;
  if (variation.length === 0)
    return { ...about, '@type': 'Product', sku, ...(only && { offers: offerOf(product, only) }) };
  const sized = variants.some(({ size }) => size !== null);
  return {
    ...about,
    '@type': 'ProductGroup',
    productGroupID: sku,
    url: pathTo(product),
    variesBy: ['https://schema.org/color', ...(sized ? ['https://schema.org/size'] : [])],
    hasVariant: variants.map((variant) => {
      const { colour, size } = variant;
      const picture = variation.find(({ color }) => color === colour)?.image;
      return {
        '@type': 'Product',
        sku: [sku, colour, size].filter(Boolean).join('-').toUpperCase(),
        name: [name, colour && colourName(colour), size?.toUpperCase()].filter(Boolean).join(', '),
        ...(picture && { image: addresses([picture]) }),
        ...(colour && { color: colourName(colour) }),
        ...(size && { size: size.toUpperCase() }),
        offers: offerOf(product, variant),
      };
    }),
  };
}

/** The head of a product's page; every choice of a variant leads to the product. */
export function productMeta(state: RootState, slug: string | undefined): Meta {
  const product = selectProduct(state, slug);
  if (!product) return { title: '', description: '', canonical: `/products/${slug ?? ''}` };
  const picture = product.image[0];
  return {
    title: product.name,
    description: product.shortDescription,
    canonical: pathTo(product),
    ...(picture && { image: picture.url }),
    jsonLd: [productData(product), breadcrumbList(trail(state, product))],
  };
}
