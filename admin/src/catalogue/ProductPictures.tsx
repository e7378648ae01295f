import { useEffect, useRef, useState } from 'react';
import { chevronLeftIcon, chevronRightIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import type { Reply } from '@afterimage/contract/api.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { SelectField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { FocusSheet } from './FocusSheet.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './product.words.ts';
import { TextsIn } from './TextsIn.tsx';
import { useOrder } from './use-order.ts';
import { useSendPicture } from './use-send-picture.ts';
import styles from './catalogue.module.css';

type DeskPicture = DeskProduct['pictureList'][number];

interface ProductPicturesProps {
  list: readonly DeskPicture[];
  onChange(list: DeskPicture[]): void;
  colors: Reply<'getProductFacts'>['attributeList'][number]['valueList'];
  fields: Readonly<Record<string, string>> | undefined;
}

/** The pictures of a product: added by upload, put into order, described in each language, given to a color. */
export function ProductPictures({ list, onChange, colors, fields }: ProductPicturesProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPicture();
  const latest = useRef(list);
  useEffect(() => {
    latest.current = list;
  });
  const urls = list.map(({ url }) => url);
  const order = useOrder(urls, (keys) => onChange(keys.flatMap((key) => list.find(({ url }) => url === key) ?? [])));
  const add = async (file: File) => {
    const picture = await send(file);
    if (picture) onChange([...latest.current, { ...picture, alt: byLocale(() => ''), color: null }]);
  };
  const changeAt = (at: number, part: Partial<DeskPicture>) =>
    onChange(list.map((picture, index) => (index === at ? { ...picture, ...part } : picture)));
  return (
    <section aria-labelledby="pictures" className={styles.part}>
      <h2 id="pictures">{words.pictures}</h2>
      <p className={styles.soft}>{words.picturesHint}</p>
      <ol className={styles.pictures}>
        {list.map((picture, at) => (
          <PictureRow
            key={picture.url}
            picture={picture}
            number={at + 1}
            isLast={at === list.length - 1}
            colors={colors}
            error={fields?.[`pictureList.${at}`]}
            order={order}
            onChange={(part) => changeAt(at, part)}
            onRemove={() => onChange(list.filter((_, index) => index !== at))}
          />
        ))}
      </ol>
      <span>
        <Button icon={plusIcon} busy={isSending} onPress={() => input.current?.click()}>
          {words.addPicture}
        </Button>
        <HiddenFileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={words.addPicture}
          onFile={(file) => void add(file)}
        />
      </span>
    </section>
  );
}

interface PictureRowProps extends Pick<ProductPicturesProps, 'colors'> {
  picture: DeskPicture;
  number: number;
  isLast: boolean;
  error: string | undefined;
  order: ReturnType<typeof useOrder>;
  onChange(part: Partial<DeskPicture>): void;
  onRemove(): void;
}

function PictureRow({ picture, number, isLast, colors, error, order, onChange, onRemove }: PictureRowProps) {
  const [isFocusing, setFocusing] = useState(false);
  const isDescribed = !Object.values(picture.alt).includes('');
  return (
    <li className={styles.picture} {...order.dragProps(picture.url)}>
      <img src={picture.url} alt={words.picture({ number })} width={picture.width} height={picture.height} />
      <span className={styles.tools}>
        <IconButton
          icon={chevronLeftIcon}
          label={words.earlier({ number })}
          isDisabled={number === 1}
          onPress={() => order.move(picture.url, -1)}
        />
        <IconButton
          icon={chevronRightIcon}
          label={words.later({ number })}
          isDisabled={isLast}
          onPress={() => order.move(picture.url, 1)}
        />
        <Button small aria-label={words.setFocusOf({ number })} onPress={() => setFocusing(true)}>
          {words.focus}
        </Button>
        <IconButton icon={trashIcon} label={words.removePicture({ number })} onPress={onRemove} />
      </span>
      <TextsIn
        label={(language) => words.alt({ language })}
        value={picture.alt}
        onChange={(alt) => onChange({ alt })}
        maxLength={300}
        errorOf={(locale) => (picture.alt[locale] === '' ? error : undefined)}
      />
      <SelectField
        label={words.pictureColor}
        value={picture.color ?? ''}
        options={[
          { value: '', label: words.anyColor },
          ...colors.map(({ code, name }) => ({ value: code, label: name })),
        ]}
        onChange={(color) => onChange({ color: color === '' ? null : color })}
        error={isDescribed ? error : undefined}
      />
      {isFocusing ? (
        <FocusSheet
          picture={picture}
          number={number}
          onChange={(focus) => onChange({ focus })}
          onClose={() => setFocusing(false)}
        />
      ) : null}
    </li>
  );
}
