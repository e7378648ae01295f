import { picture } from './pictures.ts';
import type { SampleCategoryId, SamplePicture } from './product.ts';

interface SampleCategory {
  id: SampleCategoryId;
  name: string;
  description: string;
  image: SamplePicture;
}

const namedList: Omit<SampleCategory, 'image'>[] = [
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
    description: 'Swimwear and towels made from recycled yarn, for pools, lakes and the open sea.',
  },
  {
    id: 'cosmetics',
    name: 'Cosmetics',
    description: 'Short ingredient lists, refillable glass, and nothing that needs explaining.',
  },
  { id: 'furniture', name: 'Furniture', description: 'Oak, ash and woven cord, built to be repaired and handed on.' },
  {
    id: 'perfumes',
    name: 'Perfumes',
    description: 'Small-batch scents in bottles that can carry an engraved line of your own.',
  },
  {
    id: 'wearables',
    name: 'Wearables',
    description: 'Watches, bands and sound, made personal on the side that faces you.',
  },
  {
    id: 'jewelry',
    name: 'Jewelry',
    description: 'Silver and gold vermeil with room for one face, one date or one word.',
  },
];

/** The ten categories, each with a tall picture of one of its things. */
export const categoryList: SampleCategory[] = namedList.map((each) => ({
  ...each,
  image: picture(`category-${each.id}`, each.name),
}));
