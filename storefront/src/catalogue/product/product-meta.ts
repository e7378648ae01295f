import type { Product } from '@afterimage/contract/catalogue.ts';
import { decimalAmount } from '@afterimage/contract/values/money.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import type { Meta } from '@afterimage/client/navigation/page.ts';
import type { RootState } from '@afterimage/client/state/store.ts';
import { breadcrumbData } from '../../structured/breadcrumbs.ts';
import { type ProductOffer, productData } from '../../structured/product.ts';
import type { Crumb } from '@afterimage/ui/Breadcrumbs.tsx';
import { selectCategory } from '../categories.state.ts';
import { selectProduct } from '../product.state.ts';
import { words } from './product.words.ts';
import { choiceNames, variantsOf, writeChoice } from './variant-choice.ts';

const pathTo = (product: Pick<Product, 'slug'>) => `/products/${product.slug}`;

/** The way to a product: its first category, itself. */
export function trail(state: RootState, product: Product): Crumb[] {
  const category = selectCategory(state, product.category[0]);
  const here = { to: pathTo(product), name: product.name };
  return category ? [{ to: `/products/categories/${category.id}`, name: category.name }, here] : [here];
}

/** Everything of a product that can be bought, each with the address that chooses it. */
export function offersOf(product: Product): ProductOffer[] {
  const { sku, name, variation } = product;
  return variantsOf(product).map((variant) => {
    const { color: colorToken, size, stock } = variant;
    const search = new URLSearchParams();
    writeChoice(search, variant);
    const query = search.toString();
    const names = choiceNames(product, variant);
    return {
      variantId: variant.variantId,
      sku: [sku, colorToken, size].filter(Boolean).join('-').toUpperCase(),
      name: [name, ...Object.values(names)].filter(Boolean).join(', '),
      path: pathTo(product) + (query && `?${query}`),
      stock,
      picture: variation.find(({ color }) => color === colorToken)?.image.url || undefined,
      ...names,
    };
  });
}

/** The head of a product's page; every choice of a variant leads to the product. */
export function productMeta(state: RootState, slug: string | undefined): Meta {
  const product = selectProduct(state, slug);
  if (!product) return { title: '', description: '', canonical: `/products/${slug ?? ''}` };
  const offer = entryOf(state.product.offers, product.slug);
  const [picture] = product.image;
  const { finalPrice, currency } = product;
  return {
    title: product.name,
    description: product.shortDescription,
    canonical: pathTo(product),
    ...(import.meta.env.SSR && {
      product: {
        price: decimalAmount(finalPrice, currency),
        currency,
        inStock: variantsOf(product).some(({ stock }) => stock > 0),
      },
      ...(picture && { image: { url: `/social${pathTo(product)}.jpg`, alt: picture.alt } }),
      jsonLd: [
        productData(product, offersOf(product), {
          homeCountry: state.common.shop?.homeCountry,
          withdrawalDays: state.common.shop?.withdrawalDays,
          withdrawsPersonalized: state.common.shop?.withdrawsPersonalized,
          delivery: offer?.deliveryMethodList ?? [],
          productionDays: offer?.productionDays,
        }),
        breadcrumbData(words.home, trail(state, product)),
      ],
    }),
  };
}
