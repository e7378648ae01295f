import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Moment } from '../parts/Moment.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words } from './people.words.ts';

/** What operators have noted about a person. */
export function Notes({ person, mayWrite }: { person: Reply<'getPerson'>; mayWrite: boolean }) {
  const [text, setText] = useState('');
  const add = useWrite('addPersonNote', { touches: ['getPerson'] });
  const remove = useWrite('deletePersonNote', { touches: ['getPerson'] });
  const personId = person.id;
  const send = async () => {
    try {
      await add.mutateAsync({ params: { personId }, body: { text } });
      setText('');
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <section aria-labelledby="notes">
      <h2 id="notes">{words.notes}</h2>
      {person.noteList.map(({ id, text: note, author, createdAt }) => (
        <div key={id}>
          <p>{note}</p>
          <p>
            {author}, <Moment at={createdAt} />{' '}
            {mayWrite ? (
              <Button
                kind="quiet"
                small
                onPress={() => remove.mutateAsync({ params: { personId, noteId: id } }).catch(sayFailure)}
              >
                {words.deleteNote}
              </Button>
            ) : null}
          </p>
        </div>
      ))}
      {mayWrite ? (
        <>
          <TextField label={words.newNote} hint={words.noteHint} isLong value={text} onChange={setText} />
          <Button busy={add.isPending} isDisabled={text.trim() === ''} onPress={send}>
            {words.addNote}
          </Button>
        </>
      ) : null}
    </section>
  );
}
