import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense, useState } from 'react';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { cubeIcon } from '@afterimage/ui/making-icons.ts';
import { modelViewRequestIn } from './model-view-address.ts';
import { words } from './room.words.ts';
import styles from './ModelViewEntry.module.css';

const ModelViewDialog = lazy(async () => ({ default: (await import('./ModelViewDialog.tsx')).ModelViewDialog }));

interface ModelViewEntryProps {
  product: ProductDetail;
  /** The colour in which it is to be seen at first. */
  color: string | null;
  /** Gives the token of the design that is being made, as soon as it is kept; null while there is none. */
  takeToken?: (() => Promise<string | null>) | undefined;
}

/** The button that shows a product as a model and leads it into the room; an address with `#room` has pressed it. */
export function ModelViewEntry({ product, color, takeToken }: ModelViewEntryProps) {
  const [initialRequest] = useState(() => (takeToken ? null : modelViewRequestIn(location.hash)));
  const [state, setState] = useState<'never' | 'open' | 'closed'>(initialRequest ? 'open' : 'never');
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        data-place={takeToken ? 'bar' : 'picture'}
        onClick={() => setState('open')}
      >
        <Icon of={cubeIcon} />
        <span>{takeToken ? words.openDraft : words.open}</span>
      </button>
      {state === 'never' ? null : (
        <Suspense>
          <ModelViewDialog
            product={product}
            color={color}
            token={initialRequest?.token ?? null}
            takeToken={takeToken}
            open={state === 'open'}
            onClose={() => setState('closed')}
          />
        </Suspense>
      )}
    </>
  );
}
