import { useRef, useState } from 'react';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { byLocale } from '@afterimage/words/locale.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useSendPicture } from '../catalogue/use-send-picture.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import type { DraftForm } from '../form/use-draft.ts';
import { Button } from '../parts/Button.tsx';
import type { ArticleDraft } from './article-draft.ts';
import { words } from './journal.words.ts';
import { NewCategory } from './NewCategory.tsx';
import styles from './journal.module.css';

interface PartProps {
  form: DraftForm<ArticleDraft>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** Title and summary, the languages side by side. */
export function ArticleTexts({ form: { draft, change }, fields }: PartProps) {
  const label = (field: string) => (language: string) => words.fieldIn({ field, language });
  return (
    <section aria-labelledby="texts" className={catalogueStyles.part}>
      <h2 id="texts">{words.texts}</h2>
      <TextsIn
        label={label(words.articleTitle)}
        value={draft.title}
        onChange={(title) => change({ title })}
        maxLength={120}
        errorOf={(locale) => fields?.[`title.${locale}`]}
      />
      <TextsIn
        label={label(words.summary)}
        value={draft.summary}
        onChange={(summary) => change({ summary })}
        maxLength={200}
        isLong
        errorOf={(locale) => fields?.[`summary.${locale}`]}
      />
    </section>
  );
}

/** The picture above the article and in lists. */
export function ArticleCover({ form: { draft, change }, fields }: PartProps) {
  const input = useRef<HTMLInputElement>(null);
  const { send, isSending } = useSendPicture();
  const { picture } = draft;
  const choose = async (file: File) => {
    const sent = await send(file);
    if (sent) change({ picture: { ...sent, alt: byLocale(() => '') } });
  };
  return (
    <section aria-labelledby="cover" className={catalogueStyles.part}>
      <h2 id="cover">{words.picture}</h2>
      <p className={catalogueStyles.soft}>{words.pictureHint}</p>
      {picture ? (
        <div className={styles.cover}>
          <img src={picture.url} alt={picture.alt.en} width={picture.width} height={picture.height} />
          <div className={styles.stack}>
            <TextsIn
              label={(language) => words.alt({ language })}
              value={picture.alt}
              onChange={(alt) => change({ picture: { ...picture, alt } })}
              maxLength={300}
              errorOf={(locale) => fields?.[`picture.alt.${locale}`]}
            />
          </div>
        </div>
      ) : null}
      {fields?.['picture'] ? (
        <span role="alert" className={styles.error}>
          {fields['picture']}
        </span>
      ) : null}
      <span className={styles.pair}>
        <Button busy={isSending} onPress={() => input.current?.click()}>
          {picture ? words.otherPicture : words.choosePicture}
        </Button>
        {picture ? (
          <Button kind="quiet" onPress={() => change({ picture: null })}>
            {words.removePicture}
          </Button>
        ) : null}
        <HiddenFileInput
          ref={input}
          accept="image/jpeg,image/png,image/webp,image/avif"
          label={words.choosePicture}
          onFile={(file) => void choose(file)}
        />
      </span>
    </section>
  );
}

interface PlaceProps extends PartProps {
  categories: readonly { id: string; name: string }[];
  mayWrite: boolean;
}

/** Who wrote it, where it stands, and its address. */
export function ArticlePlace({ form: { draft, change }, fields, categories, mayWrite }: PlaceProps) {
  const [isAdding, setAdding] = useState(false);
  return (
    <section aria-labelledby="place" className={catalogueStyles.part}>
      <h2 id="place">{words.place}</h2>
      <div className={catalogueStyles.fields}>
        <TextField
          label={words.author}
          value={draft.authorName}
          maxLength={80}
          onChange={(authorName) => change({ authorName })}
          error={fields?.['authorName']}
        />
        <TextField
          label={words.slug}
          hint={words.slugHint}
          value={draft.slug}
          maxLength={80}
          onChange={(slug) => change({ slug })}
          error={fields?.['slug']}
        />
      </div>
      <fieldset className={catalogueStyles.checks}>
        <legend>{words.category}</legend>
        {categories.length === 0 ? <p className={catalogueStyles.soft}>{words.noCategories}</p> : null}
        {categories.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            isSelected={draft.categoryList.includes(id)}
            onChange={(isIn) =>
              change({
                categoryList: isIn ? [...draft.categoryList, id] : draft.categoryList.filter((one) => one !== id),
              })
            }
          />
        ))}
      </fieldset>
      {fields?.['categoryList'] ? <span className={styles.error}>{fields['categoryList']}</span> : null}
      {mayWrite ? (
        <span>
          <Button kind="quiet" onPress={() => setAdding(true)}>
            {words.addCategory}
          </Button>
        </span>
      ) : null}
      {isAdding ? <NewCategory onClose={() => setAdding(false)} /> : null}
    </section>
  );
}
