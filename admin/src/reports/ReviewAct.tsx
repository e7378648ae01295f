import { useState } from 'react';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { ListItem } from '../table/use-list.ts';
import { DecisionSheet } from './DecisionSheet.tsx';
import { words } from './reports.words.ts';

const touches = ['listModeratedReviews', 'listReportCases', 'getReportCase', 'getToday'] as const;

interface ReviewActProps {
  review: ListItem<'listModeratedReviews'>;
  name: string;
}

/** Takes a review down, or lets it be seen again. */
export function ReviewAct({ review: { id, takenDown }, name }: ReviewActProps) {
  const takeDown = useWrite('takeDownReview', { touches });
  const restore = useWrite('restoreReview', { touches });
  const [isAsking, setAsking] = useState(false);
  const decision = takenDown ? 'restore' : 'uphold';
  const params = { reviewId: String(id) };
  const done = {
    onSuccess: () => say(words.done[decision]),
    onError: sayFailure,
    onSettled: () => setAsking(false),
  };
  return (
    <>
      <Button small aria-label={words.actNamed({ act: words[decision], name })} onPress={() => setAsking(true)}>
        {words[decision]}
      </Button>
      {isAsking ? (
        <DecisionSheet
          decision={decision}
          busy={takeDown.isPending || restore.isPending}
          onClose={() => setAsking(false)}
          onDecide={(body) => (takenDown ? restore.mutate({ params }, done) : takeDown.mutate({ params, body }, done))}
        />
      ) : null}
    </>
  );
}
