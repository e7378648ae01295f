import { useState } from 'react';
import { mostAnswerText } from '@afterimage/contract/values/reports.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { ListItem } from '../table/use-list.ts';
import { words } from './reports.words.ts';
import styles from './reports.module.css';

interface ReviewAnswerProps {
  review: ListItem<'listModeratedReviews'>;
  name: string;
}

/** Opens the shop's public answer to a review. */
export function ReviewAnswer({ review, name }: ReviewAnswerProps) {
  const [isOpen, setOpen] = useState(false);
  const act = review.answer === null ? words.answerAct : words.editAnswer;
  return (
    <>
      <Button small aria-label={words.actNamed({ act, name })} onPress={() => setOpen(true)}>
        {act}
      </Button>
      {isOpen ? <AnswerSheet review={review} onClose={() => setOpen(false)} /> : null}
    </>
  );
}

interface AnswerSheetProps {
  review: ReviewAnswerProps['review'];
  onClose(): void;
}

/** Writes, changes and removes the answer. */
function AnswerSheet({ review: { id, title, text, answer: seen }, onClose }: AnswerSheetProps) {
  const write = useWrite('answerReview', { touches: ['listModeratedReviews'] });
  const [typed, setTyped] = useState(seen ?? '');
  const send = (answer: string | null) =>
    write.mutate(
      { params: { reviewId: String(id) }, body: { answer, seen } },
      {
        onSuccess: () => {
          say(answer === null ? words.answerRemoved : words.answerSaved);
          onClose();
        },
        onError: sayFailure,
      },
    );
  return (
    <Sheet
      title={seen === null ? words.answerTitle : words.editAnswer}
      isOpen
      onClose={onClose}
      footer={
        <>
          {seen === null ? null : (
            <Button kind="danger" busy={write.isPending} onPress={() => send(null)}>
              {words.removeAnswer}
            </Button>
          )}
          <Button
            kind="primary"
            busy={write.isPending}
            isDisabled={typed.trim() === '' || typed.trim() === seen}
            onPress={() => send(typed.trim())}
          >
            {words.publishAnswer}
          </Button>
        </>
      }
    >
      <blockquote className={styles.review}>
        <strong>{title}</strong>
        <span>{text}</span>
      </blockquote>
      <TextField
        label={words.publicReply}
        hint={words.answerHint}
        value={typed}
        onChange={setTyped}
        maxLength={mostAnswerText}
        isLong
      />
    </Sheet>
  );
}
