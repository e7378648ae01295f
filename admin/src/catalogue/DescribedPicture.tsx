import { useRef, useState } from 'react';
import { byLocale, type Locale } from '@afterimage/words/locale.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { Button } from '../parts/Button.tsx';
import { FocusSheet } from './FocusSheet.tsx';
import { TextsIn } from './TextsIn.tsx';
import { useSendPicture } from './use-send-picture.ts';
import styles from './catalogue.module.css';

interface Picture {
  url: string;
  width: number;
  height: number;
  widths: number[];
  placeholder: string;
  alt: Record<Locale, string>;
  focus?: string | undefined;
}

interface DescribedPictureProps {
  picture: Picture | null;
  onChange(picture: Picture | null): void;
  /** By the field, like `picture` and `picture.alt.en`. */
  errors: Readonly<Record<string, string>> | undefined;
  maxAlt: number;
  labels: {
    title: string;
    hint: string;
    altIn(language: string): string;
    add: string;
    other: string;
    remove: string;
    focus: string;
  };
}

/** A picture that is sent, described in each language, and has a point that stays in sight where it is cut. */
export function DescribedPicture({ picture, onChange, errors, maxAlt, labels }: DescribedPictureProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFocusing, setFocusing] = useState(false);
  const { send, isSending } = useSendPicture();
  const add = async (file: File) => {
    const sent = await send(file);
    if (sent) onChange({ ...sent, alt: picture?.alt ?? byLocale(() => '') });
  };
  const setFocus = ({ focus: _before, ...rest }: Picture, focus: string | undefined) =>
    onChange(focus === undefined ? rest : { ...rest, focus });
  return (
    <div className={styles.picture}>
      <strong>{labels.title}</strong>
      <span className={styles.soft}>{labels.hint}</span>
      {errors?.['picture'] ? <p role="alert">{errors['picture']}</p> : null}
      {picture ? (
        <>
          <img src={picture.url} alt={labels.title} width={picture.width} height={picture.height} />
          <TextsIn
            label={labels.altIn}
            value={picture.alt}
            onChange={(alt) => onChange({ ...picture, alt })}
            maxLength={maxAlt}
            errorOf={(locale) => errors?.[`picture.alt.${locale}`]}
          />
        </>
      ) : null}
      <span className={styles.tools}>
        <Button small icon={plusIcon} busy={isSending} onPress={() => input.current?.click()}>
          {picture ? labels.other : labels.add}
        </Button>
        {picture ? (
          <>
            <Button small onPress={() => setFocusing(true)}>
              {labels.focus}
            </Button>
            <Button small icon={trashIcon} onPress={() => onChange(null)}>
              {labels.remove}
            </Button>
          </>
        ) : null}
        <HiddenFileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={labels.add}
          onFile={(file) => void add(file)}
        />
      </span>
      {picture && isFocusing ? (
        <FocusSheet
          picture={picture}
          onChange={(focus) => setFocus(picture, focus)}
          onClose={() => setFocusing(false)}
        />
      ) : null}
    </div>
  );
}
