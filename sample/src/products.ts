import type { SampleProduct } from './product.ts';
import { cosmeticsProducts } from './products/cosmetics.ts';
import { decorProducts } from './products/decor.ts';
import { fashionProducts } from './products/fashion.ts';
import { furnitureProducts } from './products/furniture.ts';
import { jewelryProducts } from './products/jewelry.ts';
import { menProducts } from './products/men.ts';
import { perfumesProducts } from './products/perfumes.ts';
import { swimsuitProducts } from './products/swimsuit.ts';
import { wearablesProducts } from './products/wearables.ts';
import { womenProducts } from './products/women.ts';

/** All 73 products of the sample shop, by id. */
export const productList: SampleProduct[] = [
  ...decorProducts,
  ...fashionProducts,
  ...menProducts,
  ...womenProducts,
  ...swimsuitProducts,
  ...cosmeticsProducts,
  ...furnitureProducts,
  ...perfumesProducts,
  ...wearablesProducts,
  ...jewelryProducts,
];
