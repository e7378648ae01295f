import type { Reply } from '@afterimage/contract/api.ts';
import { pageLimits as limits } from '@afterimage/contract/values/shop-pages.ts';
import styles from '../catalogue/catalogue.module.css';
import { DescribedPicture } from '../catalogue/DescribedPicture.tsx';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { TextField } from '../form/fields.tsx';
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
  return (
    <DescribedPicture
      picture={picture}
      onChange={(changed) => change({ picture: changed })}
      errors={errors}
      maxAlt={limits.alt}
      labels={{
        title: words.picture,
        hint: words.pictureHint,
        altIn: (language) => words.alt({ language }),
        add: words.addPicture,
        other: words.otherPicture,
        remove: words.noPicture,
        focus: words.focus,
      }}
    />
  );
}
