import { lazy, Suspense, useState } from 'react';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { useWrite } from '../data/use-call.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as listWords } from './catalogue.words.ts';
import { words as faceWords } from './faces/faces.words.ts';
import { optionNames, slotName } from './faces/slot-name.ts';
import { TestPrint } from './faces/TestPrint.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './slots.words.ts';
import { useOrder } from './use-order.ts';
import styles from './catalogue.module.css';

/** They come when a face or a choice is added or changed for the first time. */
const FaceSheet = lazy(async () => ({ default: (await import('./faces/FaceSheet.tsx')).FaceSheet }));
const ChoiceSheet = lazy(async () => ({ default: (await import('./choices/ChoiceSheet.tsx')).ChoiceSheet }));

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

interface ProductSlotsProps {
  product: DeskProduct;
  mayWrite: boolean;
}

type DeskSlot = DeskProduct['slotList'][number];

/** The slot that is changed; a new one without a slot. */
interface Edited {
  sheet: 'face' | 'choice';
  slot: DeskSlot | null;
}

/** What customers personalize of a product: faces that are printed by their size, choices and extras. */
export function ProductSlots({ product, mayWrite }: ProductSlotsProps) {
  const { slotList } = product;
  const [edited, setEdited] = useState<Edited | null>(null);
  const EditSheet = edited?.sheet === 'choice' ? ChoiceSheet : FaceSheet;
  return (
    <section aria-labelledby="slots" className={styles.part}>
      <h2 id="slots">{words.title}</h2>
      <p className={styles.soft}>{words.note}</p>
      <SlotRows product={product} mayWrite={mayWrite} onEdit={setEdited} />
      <div className={styles.acts}>
        {mayWrite ? (
          <>
            <Button icon={plusIcon} onPress={() => setEdited({ sheet: 'face', slot: null })}>
              {words.add}
            </Button>
            <Button icon={plusIcon} onPress={() => setEdited({ sheet: 'choice', slot: null })}>
              {words.addChoice}
            </Button>
          </>
        ) : null}
        {slotList.some(({ kind }) => kind === 'photo' || kind === 'text') ? <TestPrint product={product} /> : null}
      </div>
      {edited ? (
        <Suspense>
          <EditSheet product={product} slot={edited.slot} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function SlotRows({ product, mayWrite, onEdit }: ProductSlotsProps & { onEdit(edited: Edited): void }) {
  const { id: productId, version, slotList } = product;
  const reorder = useWrite('orderSlots', { touches, answers: 'getDeskProduct' });
  const remove = useWrite('removeSlot', { touches, answers: 'getDeskProduct' });
  const order = useOrder(
    slotList.map(({ id }) => String(id)),
    (keys) =>
      reorder.mutate(
        { params: { productId }, body: { version, slotIdList: keys.map(Number) } },
        { onError: sayFailure },
      ),
  );
  const removeSlot = (slot: DeskSlot) =>
    remove.mutate(
      { params: { productId, slotId: slot.id }, query: { version } },
      { onSuccess: () => say(words.removed({ title: slotName(slot) })), onError: sayFailure },
    );
  return (
    <ol className={styles.rows}>
      {slotList.map((slot, at) => (
        <li key={slot.id} {...(mayWrite && order.dragProps(String(slot.id)))}>
          <SlotText slot={slot} slotList={slotList} />
          {mayWrite ? (
            <span className={styles.tools}>
              <IconButton
                icon={chevronUpIcon}
                label={listWords.moveUp({ name: slotName(slot) })}
                isDisabled={at === 0 || reorder.isPending}
                onPress={() => order.move(String(slot.id), -1)}
              />
              <IconButton
                icon={chevronDownIcon}
                label={listWords.moveDown({ name: slotName(slot) })}
                isDisabled={at === slotList.length - 1 || reorder.isPending}
                onPress={() => order.move(String(slot.id), 1)}
              />
              {slot.isChangeable || slot.choice ? (
                <Button
                  small
                  aria-label={faceWords.changeFace({ title: slotName(slot) })}
                  onPress={() => onEdit({ sheet: slot.choice ? 'choice' : 'face', slot })}
                >
                  {faceWords.change}
                </Button>
              ) : null}
              {slot.face || slot.choice ? (
                <IconButton
                  icon={trashIcon}
                  label={words.remove({ title: slotName(slot) })}
                  onPress={() => removeSlot(slot)}
                />
              ) : null}
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

const SlotText = ({ slot, slotList }: { slot: DeskSlot; slotList: readonly DeskSlot[] }) => {
  const { kind, required, face, choice } = slot;
  const option = optionNames(slotList).find(({ id }) => id === slot.optionId)?.name;
  return (
    <span className={styles.rowText}>
      <strong>{slotName(slot)}</strong>
      <span className={styles.soft}>
        {[
          words.kinds[kind],
          choice ? words.optionCount({ count: choice.optionList.length }) : sizeText(face),
          required ? words.required : words.optional,
          option === undefined ? [] : words.onlyWith({ option }),
        ]
          .flat()
          .join(', ')}
      </span>
    </span>
  );
};

const sizeText = (face: DeskSlot['face']): string =>
  face ? words.size({ width: face.widthMm, height: face.heightMm }) : words.elsewhere;
