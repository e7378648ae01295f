import { useState } from 'react';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { words } from './order.words.ts';
import styles from './order.module.css';

/** What operators noted for each other. */
export function OrderNotes({ desk: { order, noteList } }: { desk: DeskOrder }) {
  const [text, setText] = useState('');
  const add = useWrite('addOrderNote', { touches: ['getDeskOrder'] });
  const remove = useWrite('removeOrderNote', { touches: ['getDeskOrder'] });
  const sayUndoable = useSayUndoable(['getDeskOrder']);
  const params = { orderId: order.id };
  const send = async () => {
    try {
      await add.mutateAsync({ params, body: { text } });
      setText('');
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <section className={styles.part}>
      <h2>{words.notes}</h2>
      {noteList.length > 0 ? (
        <ul className={styles.rows}>
          {noteList.map((note) => (
            <li key={note.id}>
              <div className={styles.text}>{note.text}</div>
              <span>{note.operatorName}</span>{' '}
              <Button
                kind="quiet"
                small
                onPress={() =>
                  remove.mutate(
                    { params: { ...params, noteId: note.id } },
                    {
                      onSuccess: (act) => sayUndoable(actWords.waiting['order-note-removed'], act),
                      onError: sayFailure,
                    },
                  )
                }
              >
                {words.remove}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      <div className={styles.form}>
        <TextField label={words.note} value={text} onChange={setText} isLong />
        <Button onPress={() => void send()} busy={add.isPending} isDisabled={text.trim() === ''}>
          {words.addNote}
        </Button>
      </div>
    </section>
  );
}
