import { lazy, Suspense, useState } from 'react';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { useWrite } from '../data/use-call.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as faceWords } from './faces/faces.words.ts';
import { slotName } from './faces/slot-name.ts';
import { TestPrint } from './faces/TestPrint.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './slots.words.ts';
import styles from './catalogue.module.css';

/** It comes when a face is added or changed for the first time. */
const FaceSheet = lazy(async () => ({ default: (await import('./faces/FaceSheet.tsx')).FaceSheet }));

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

interface ProductSlotsProps {
  product: DeskProduct;
  mayWrite: boolean;
}

type DeskSlot = DeskProduct['slotList'][number];

/** The face that is changed; a new one without a slot. */
interface Edited {
  slot: DeskSlot | null;
}

/** What customers personalize of a product: faces that are printed with a photo or a text, by their size. */
export function ProductSlots({ product, mayWrite }: ProductSlotsProps) {
  const { id, version, slotList } = product;
  const [edited, setEdited] = useState<Edited | null>(null);
  const remove = useWrite('removeSlot', { touches });
  return (
    <section aria-labelledby="slots" className={styles.part}>
      <h2 id="slots">{words.title}</h2>
      <p className={styles.soft}>{words.note}</p>
      <ul className={styles.rows}>
        {slotList.map((slot) => (
          <li key={slot.id}>
            <SlotText slot={slot} />
            {mayWrite && slot.face ? (
              <span className={styles.tools}>
                {slot.isChangeable ? (
                  <Button
                    small
                    aria-label={faceWords.changeFace({ title: slotName(slot) })}
                    onPress={() => setEdited({ slot })}
                  >
                    {faceWords.change}
                  </Button>
                ) : null}
                <IconButton
                  icon={trashIcon}
                  label={words.remove({ title: slotName(slot) })}
                  onPress={() =>
                    remove.mutate(
                      { params: { productId: id, slotId: slot.id }, query: { version } },
                      { onSuccess: () => say(words.removed({ title: slotName(slot) })), onError: sayFailure },
                    )
                  }
                />
              </span>
            ) : null}
          </li>
        ))}
      </ul>
      <div className={styles.acts}>
        {mayWrite ? (
          <Button icon={plusIcon} onPress={() => setEdited({ slot: null })}>
            {words.add}
          </Button>
        ) : null}
        {slotList.some(({ kind }) => kind === 'photo' || kind === 'text') ? <TestPrint product={product} /> : null}
      </div>
      {edited ? (
        <Suspense>
          <FaceSheet product={product} slot={edited.slot} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

const SlotText = ({ slot }: { slot: DeskSlot }) => {
  const { kind, required, face } = slot;
  return (
    <span className={styles.rowText}>
      <strong>{slotName(slot)}</strong>
      <span className={styles.soft}>
        {[
          words.kinds[kind],
          face ? words.size({ width: face.widthMm, height: face.heightMm }) : words.elsewhere,
          required ? words.required : words.optional,
        ].join(', ')}
      </span>
    </span>
  );
};
