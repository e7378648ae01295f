import { useRef, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { Button } from '../parts/Button.tsx';
import { words } from './catalogue.words.ts';
import { FocusSheet } from './FocusSheet.tsx';
import { words as productWords } from './product.words.ts';
import { TextsIn } from './TextsIn.tsx';
import { useSendPicture } from './use-send-picture.ts';
import styles from './catalogue.module.css';

type Picture = Reply<'listDeskCategories'>['categoryList'][number]['picture'];

interface CategoryPictureProps {
  picture: Picture;
  onChange(picture: Picture): void;
  fields: Readonly<Record<string, string>> | undefined;
}

/** The picture of a category, described in each language, with the point of it that stays in sight. */
export function CategoryPicture({ picture, onChange, fields }: CategoryPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFocusing, setFocusing] = useState(false);
  const { send, isSending } = useSendPicture();
  const add = async (file: File) => {
    const sent = await send(file);
    if (sent) onChange({ ...sent, alt: picture?.alt ?? byLocale(() => '') });
  };
  return (
    <div className={styles.picture}>
      <strong>{words.categoryPicture}</strong>
      <span className={styles.soft}>{words.categoryPictureHint}</span>
      {picture ? (
        <>
          <img src={picture.url} alt={words.categoryPicture} width={picture.width} height={picture.height} />
          <TextsIn
            label={(language) => productWords.alt({ language })}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
            maxLength={300}
            errorOf={(locale) => fields?.[`picture.alt.${locale}`]}
          />
        </>
      ) : null}
      <span className={styles.tools}>
        <Button small icon={plusIcon} busy={isSending} onPress={() => input.current?.click()}>
          {picture ? words.otherPicture : productWords.addPicture}
        </Button>
        {picture ? (
          <>
            <Button small onPress={() => setFocusing(true)}>
              {productWords.focus}
            </Button>
            <Button small icon={trashIcon} onPress={() => onChange(null)}>
              {words.noPicture}
            </Button>
          </>
        ) : null}
        <HiddenFileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={productWords.addPicture}
          onFile={(file) => void add(file)}
        />
      </span>
      {picture && isFocusing ? (
        <FocusSheet
          picture={picture}
          onChange={(focus) => onChange({ ...picture, focus })}
          onClose={() => setFocusing(false)}
        />
      ) : null}
    </div>
  );
}
