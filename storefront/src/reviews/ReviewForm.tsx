import type { Photo } from '@afterimage/contract/files.ts';
import type { Review, ReviewBody } from '@afterimage/contract/reviews.ts';
import { useEffect, useId, useRef, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field, TextArea } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import type { StartUpload } from '@afterimage/client/upload/use-upload.ts';
import { type Draft, firstDraft, storeDraft, readStoredDraft } from './draft.ts';
import { PhotoField } from './PhotoField.tsx';
import styles from './ReviewForm.module.css';
import { words } from './review-form.words.ts';
import { longestText, longestTitle, reviewSchema } from './review-schema.ts';
import type { ReviewsProps } from './Reviews.tsx';
import { publishReview, signedInOrBack, submitReview } from './reviews.operations.ts';
import { words as listWords } from './reviews.words.ts';
import { StarsField } from './StarsField.tsx';

interface ReviewFormProps {
  product: ReviewsProps['product'];
  own: Review | null;
  startUpload: StartUpload<Photo>;
  /** Whether a person has just asked for it. */
  takesFocus: boolean;
  /** Told whether a review was published. */
  onClose: (wasSubmitted: boolean) => void;
}

const valuesOf = ({ rating, title, text, photos }: Draft) => ({
  rating,
  title,
  text,
  photoIdList: photos.map(({ id }) => id).join(' '),
});

/** Sends a review of somebody who is signed in; answers the messages by field. */
function usePublishing(product: ReviewsProps['product'], onPublished: () => void) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  return async (body: ReviewBody) => {
    const mayWrite = () => dispatch(signedInOrBack(`/products/${product.slug}`));
    if (!mayWrite()) {
      await navigate('/auth/login');
      return undefined;
    }
    const result = await dispatch(publishReview({ productId: product.id, body }));
    if (submitReview.rejected.match(result)) {
      // A session that has run out leads to the sign-in by itself; the way back is to the form.
      mayWrite();
      return result.payload?.fields;
    }
    onPublished();
    return undefined;
  };
}

/** Writes a review, or changes the one that is there. */
export function ReviewForm({ product, own, startUpload, takesFocus, onClose }: ReviewFormProps) {
  const signedIn = useAppSelector((state) => state.login.signedIn);
  const titleId = useId();
  const [first] = useState(() => firstDraft(readStoredDraft(product.id), own));
  const [photos, setPhotos] = useState(first.photos);
  const [uploading, setUploading] = useState(false);
  const draft = useRef(first);
  const saveDraft = (change: Partial<Draft>) => {
    draft.current = { ...draft.current, ...change };
    storeDraft(product.id, draft.current);
  };
  const publish = usePublishing(product, () => {
    storeDraft(product.id, null);
    onClose(true);
  });

  const { form, field, set, values, summary, attempt, busy } = useForm({
    schema: reviewSchema,
    initial: valuesOf(first),
    onChange: ({ rating = '', title = '', text = '' }) => saveDraft({ rating, title, text }),
    submit: publish,
  });
  const changePhotos = (next: Photo[]) => {
    setPhotos(next);
    saveDraft({ photos: next });
    set('photoIdList', next.map(({ id }) => id).join(' '));
  };
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  const count = (used: string | undefined, most: number) => words.count({ used: used?.length ?? 0, most });
  return (
    <form {...form} aria-labelledby={titleId} className={styles.form}>
      <h3 ref={heading} id={titleId} tabIndex={-1} className={styles.title}>
        {own ? listWords.edit : listWords.write}
      </h3>
      <ErrorSummary errors={summary} attempt={attempt} />
      <StarsField {...field('rating')} onChoose={(stars) => set('rating', stars)} />
      <Field
        label={words.title}
        hint={`${words.titleHint}. ${count(values['title'], longestTitle)}`}
        autoComplete="off"
        {...field('title')}
      />
      <TextArea label={words.text} hint={count(values['text'], longestText)} rows={6} {...field('text')} />
      <PhotoField photos={photos} start={startUpload} onChange={changePhotos} onBusy={setUploading} />
      <div className={styles.end}>
        <p className={styles.note}>{signedIn ? words.shownAs : words.signInFirst}</p>
        <div className={styles.buttons}>
          <Button type="submit" busy={busy} busyText={words.publishing} aria-disabled={uploading || undefined}>
            {own ? words.save : words.publish}
          </Button>
          <Button
            kind="quiet"
            onClick={() => {
              storeDraft(product.id, null);
              onClose(false);
            }}
          >
            {words.cancel}
          </Button>
        </div>
        <p className={styles.note} aria-live="polite">
          {uploading ? words.waiting : ''}
        </p>
      </div>
    </form>
  );
}
