import { useState } from 'react';
import { useCall, useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './sample.words.ts';
import styles from './settings.module.css';

/** Takes away what came with the sample shop, as long as any of it is left as it came. */
export function RemoveSample() {
  const { data } = useCall('getSampleState');
  const remove = useWrite('removeSample', {
    touches: ['getSampleState', 'getChecklist', 'listDeskProducts', 'listDeskCategories', 'getProductFacts'],
  });
  const [isAsking, setAsking] = useState(false);
  if (!data || data.untouchedCount === 0) return null;
  const { untouchedCount, orderedCount } = data;
  return (
    <section aria-labelledby="sample" className={styles.part}>
      <h2 id="sample">{words.title}</h2>
      <p className={styles.soft}>{words.note({ count: untouchedCount })}</p>
      <span>
        <Button kind="danger" onPress={() => setAsking(true)}>
          {words.remove}
        </Button>
      </span>
      <Sheet
        title={words.askTitle}
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        role="alertdialog"
        footer={
          <Button
            kind="danger"
            busy={remove.isPending}
            onPress={() =>
              remove.mutate(
                {},
                { onSuccess: () => say(words.removed), onError: sayFailure, onSettled: () => setAsking(false) },
              )
            }
          >
            {words.remove}
          </Button>
        }
      >
        <p>{words.ask({ count: untouchedCount - orderedCount })}</p>
        {orderedCount > 0 ? <p>{words.ordered({ count: orderedCount })}</p> : null}
        <p>{words.stays}</p>
      </Sheet>
    </section>
  );
}
