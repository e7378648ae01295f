import { useRef, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { pageLimits as limits } from '@afterimage/contract/values/shop-pages.ts';
import { byLocale } from '@afterimage/words/locale.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import styles from '../catalogue/catalogue.module.css';
import { FocusSheet } from '../catalogue/FocusSheet.tsx';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useSendPicture } from '../catalogue/use-send-picture.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { words } from './pages.words.ts';

export type FrontPageDraft = Omit<Reply<'getDeskFrontPage'>, 'version' | 'shipped'>;

export interface FrontPageFieldsProps {
  draft: FrontPageDraft;
  change(part: Partial<FrontPageDraft>): void;
  errors: Readonly<Record<string, string>>;
}

/** The words and the picture of the first page's first part. */
export function FirstPart({ draft, change, errors }: FrontPageFieldsProps) {
  const errorOf = (field: string) => (locale: string) => errors[`${field}.${locale}`];
  return (
    <section aria-labelledby="first-part" className={styles.part}>
      <h2 id="first-part">{words.first}</h2>
      <TextsIn
        label={(language) => words.headingIn({ language })}
        value={draft.heading}
        onChange={(heading) => change({ heading })}
        maxLength={limits.firstHeading}
        errorOf={errorOf('heading')}
      />
      <TextsIn
        label={(language) => words.ledeIn({ language })}
        value={draft.lede}
        onChange={(lede) => change({ lede })}
        maxLength={limits.lede}
        isLong
        errorOf={errorOf('lede')}
      />
      <TextsIn
        label={(language) => words.buttonIn({ language })}
        value={draft.button}
        onChange={(button) => change({ button })}
        maxLength={limits.name}
        errorOf={errorOf('button')}
      />
      <TextField
        label={words.target}
        hint={words.targetHint}
        value={draft.target}
        onChange={(target) => change({ target })}
        maxLength={limits.address}
        error={errors['target']}
      />
      <FirstPicture draft={draft} change={change} errors={errors} />
    </section>
  );
}

function FirstPicture({ draft: { picture }, change, errors }: FrontPageFieldsProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isFocusing, setFocusing] = useState(false);
  const { send, isSending } = useSendPicture();
  const add = async (file: File) => {
    const sent = await send(file);
    if (sent) change({ picture: { ...sent, alt: picture?.alt ?? byLocale(() => '') } });
  };
  return (
    <div className={styles.picture}>
      <strong>{words.picture}</strong>
      <span className={styles.soft}>{words.pictureHint}</span>
      {errors['picture'] ? <p role="alert">{errors['picture']}</p> : null}
      {picture ? (
        <>
          <img src={picture.url} alt="" width={picture.width} height={picture.height} />
          <TextsIn
            label={(language) => words.alt({ language })}
            value={picture.alt}
            onChange={(alt) => change({ picture: { ...picture, alt } })}
            maxLength={limits.alt}
            errorOf={(locale) => errors[`picture.alt.${locale}`]}
          />
        </>
      ) : null}
      <span className={styles.tools}>
        <Button small icon={plusIcon} busy={isSending} onPress={() => input.current?.click()}>
          {picture ? words.otherPicture : words.addPicture}
        </Button>
        {picture ? (
          <>
            <Button small onPress={() => setFocusing(true)}>
              {words.focus}
            </Button>
            <Button small icon={trashIcon} onPress={() => change({ picture: null })}>
              {words.noPicture}
            </Button>
          </>
        ) : null}
        <HiddenFileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={words.addPicture}
          onFile={(file) => void add(file)}
        />
      </span>
      {picture && isFocusing ? (
        <FocusSheet
          picture={picture}
          onChange={(focus) => {
            const { focus: _before, ...rest } = picture;
            change({ picture: focus === undefined ? rest : { ...rest, focus } });
          }}
          onClose={() => setFocusing(false)}
        />
      ) : null}
    </div>
  );
}
