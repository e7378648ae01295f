import { picture } from './pictures.ts';
import type { SampleCategoryId, SamplePicture } from './product.ts';

interface SampleCategory {
  id: SampleCategoryId;
  name: string;
  description: string;
  image: SamplePicture;
}

const categoryTexts: Omit<SampleCategory, 'image'>[] = [
  {
    id: 'decor',
    name: 'Decor',
    description: 'Prints, frames and quiet objects for the walls and tables you look at every day.',
  },
  {
    id: 'fashion',
    name: 'Fashion',
    description: 'Bags, scarves and small leather that carry your picture or simply your things.',
  },
  { id: 'men', name: 'Men', description: 'Heavy cotton, good knitwear and leather that softens with the years.' },
  {
    id: 'women',
    name: 'Women',
    description: 'Linen, silk and knits cut to move, some of them waiting for your own print.',
  },
  {
    id: 'swimsuit',
    name: 'Swim',
    description: 'Swimwear of recycled yarn, towels of cotton, for pools, lakes and the open sea.',
  },
  {
    id: 'cosmetics',
    name: 'Cosmetics',
    description: 'Short lists of ingredients, jars to refill, and soap with your word in it.',
  },
  { id: 'furniture', name: 'Furniture', description: 'Oak, ash and beech, built to be repaired and handed on.' },
  {
    id: 'perfumes',
    name: 'Perfumes',
    description: 'Scents from small batches, some in bottles that carry a line of your own.',
  },
  {
    id: 'wearables',
    name: 'Wearables',
    description: 'Watches, sound and small things, some with your picture on the side that faces you.',
  },
  {
    id: 'jewelry',
    name: 'Jewellery',
    description: 'Silver and gold vermeil, with room for a face, a date or a word.',
  },
];

/** The ten categories, each with a tall picture of one of its things. */
export const categoryList: SampleCategory[] = categoryTexts.map((each) => ({
  ...each,
  image: picture(`category-${each.id}`, each.name),
}));
