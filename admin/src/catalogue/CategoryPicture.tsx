import type { Reply } from '@afterimage/contract/api.ts';
import { words } from './catalogue.words.ts';
import { DescribedPicture } from './DescribedPicture.tsx';
import { words as productWords } from './product.words.ts';

type Picture = Reply<'listDeskCategories'>['categoryList'][number]['picture'];

interface CategoryPictureProps {
  picture: Picture;
  onChange(picture: Picture): void;
  fields: Readonly<Record<string, string>> | undefined;
}

/** The picture of a category, described in each language, with the point of it that stays in sight. */
export function CategoryPicture({ picture, onChange, fields }: CategoryPictureProps) {
  return (
    <DescribedPicture
      picture={picture}
      onChange={onChange}
      errors={fields}
      maxAlt={300}
      labels={{
        title: words.categoryPicture,
        hint: words.categoryPictureHint,
        altIn: (language) => productWords.alt({ language }),
        add: productWords.addPicture,
        other: words.otherPicture,
        remove: words.noPicture,
        focus: productWords.focus,
      }}
    />
  );
}
