import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { candidateSet, mostCompared } from './compare.state.ts';
import { words } from './replace.words.ts';
import { replaceCompared } from './replace.ts';
import styles from './ReplaceDialog.module.css';

/** Says that there is no room for one more, and makes some. */
export function ReplaceDialog() {
  const dispatch = useAppDispatch();
  const { compareItems, candidate } = useAppSelector((state) => state.compare);
  // What was asked last stays to be read while the dialog goes.
  const [request, setRequest] = useState({ candidate, items: compareItems });
  if (candidate && candidate !== request.candidate) setRequest({ candidate, items: compareItems });
  return (
    <Dialog
      open={candidate !== null}
      title={words.title({ count: mostCompared })}
      onClose={() => dispatch(candidateSet(null))}
    >
      <p className={styles.lede}>{words.lede({ name: request.candidate?.name ?? '' })}</p>
      <ul className={styles.list}>
        {request.items.map(({ id, name, image: [picture] }) => (
          <li key={id} className={styles.item}>
            <span className={styles.picture}>
              {picture ? <Picture source={picture} alt="" ratio="4 / 5" sizes="56px" /> : null}
            </span>
            <span className={styles.name}>{name}</span>
            <Button
              kind="secondary"
              small
              aria-label={words.replaceName({ name })}
              onClick={() => dispatch(replaceCompared(id))}
            >
              {words.replace}
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
