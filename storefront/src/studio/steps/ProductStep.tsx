import { useState } from 'react';
import { useAppDispatch } from '../../hooks.ts';
import { RemovedNote } from '../../ui/RemovedNote.tsx';
import { lengthOf, textFault } from '../checks.ts';
import { slotKey, variantKey } from '../payload.ts';
import { textOf } from '../personal.ts';
import { PhotoStep } from '../photo/PhotoStep.tsx';
import { entryChanged, type StepEntry } from '../product-customization.state.ts';
import { StepList } from '../shell/StepList.tsx';
import { words as shellWords } from '../shell/shell.words.ts';
import { partStatus } from '../step-rules.ts';
import { words } from '../studio.words.ts';
import { TextStep } from '../text/TextStep.tsx';
import { ChoiceStep } from './ChoiceStep.tsx';
import styles from './ProductStep.module.css';
import type { StepBodyProps } from './StepBody.tsx';

/** S2.7, step 1: photos, texts, choices and extras, a part for each, with the variant in the first. */
export function ProductStep(props: StepBodyProps) {
  const { product, variant, picker, studio, here, facts, print, errorAt, onBusy, onTouched } = props;
  const dispatch = useAppDispatch();
  const [removed, setRemoved] = useState<number | null>(null);
  const { kinds, slots } = facts;
  const kind = kinds[here.part];
  const own = slots.filter((slot) => slot.kind === kind);
  const { entries } = studio.personal;
  const change = (id: number, part: Parameters<typeof entryChanged>[0]['change']) => {
    dispatch(entryChanged({ id, change: part }));
    onTouched(id);
  };
  const pickerError = variant && variant.stock <= 0 ? words.soldOutOnly : errorAt(variantKey);
  const common = { slots: own, entries, currency: product.currency };
  return (
    <>
      {kinds.length > 1 ? (
        <StepList
          small
          label={shellWords.partsName}
          steps={kinds.map((one, part) => ({
            name: words.kinds[one],
            status: partStatus(part, here, facts),
            current: part === here.part,
            why: null,
            go: () => props.onGo({ step: 'product', part }),
          }))}
        />
      ) : null}
      <h2 tabIndex={-1} className={styles.title}>
        {kind ? words.kinds[kind] : shellWords.steps.product}
      </h2>
      {here.part === 0 && product.variation.length > 0 ? (
        <div id={variantKey} tabIndex={-1} className={styles.picker}>
          {picker}
          <div className={styles.error} aria-live="polite">
            {pickerError}
          </div>
        </div>
      ) : null}
      {removed !== null && entries.get(removed)?.file == null ? (
        <RemovedNote
          text={shellWords.removed}
          undo={shellWords.undo}
          undoLabel={shellWords.undoRemoval}
          onUndo={() => {
            studio.undo();
            setRemoved(null);
          }}
          onExpire={() => setRemoved(null)}
        />
      ) : null}
      {kind === 'photo' ? (
        <PhotoStep
          product={product}
          template={print.template}
          entries={entries}
          photoUrls={print.photoUrls}
          errorAt={(id) => errorAt(slotKey(id))}
          expired={studio.expired.filter((id) => entries.get(id)?.file == null)}
          onPhoto={(id, photo, localUrl) => {
            studio.setPhoto(id, photo, localUrl);
            onTouched(id);
          }}
          onPlacement={(id, placement) => change(id, { placement })}
          onMat={(id, mat) => change(id, { mat })}
          aside={props.aside}
          onRemove={(id) => {
            studio.removePhoto(id);
            setRemoved(id);
          }}
          onBusy={onBusy}
        />
      ) : null}
      {kind === 'text' ? (
        <TextStep
          {...common}
          template={print.template}
          errorAt={(id) =>
            errorAt(slotKey(id)) ??
            tooLong(
              own.find((slot) => slot.id === id),
              entries.get(id),
            )
          }
          onChange={change}
          onLeave={(id) => textOf(entries.get(id)) !== '' && props.onTold(slotKey(id))}
        />
      ) : null}
      {kind === 'specification' || kind === 'extra' ? (
        <ChoiceStep
          {...common}
          errorAt={(id) => errorAt(slotKey(id))}
          onChoose={(id, chosen) => change(id, { chosen })}
        />
      ) : null}
    </>
  );
}

/** Too long is said at once, anything else when the field is left: the person may still be typing. */
function tooLong(slot: StepBodyProps['facts']['slots'][number] | undefined, entry: StepEntry | undefined) {
  const text = textOf(entry);
  const most = slot?.limits.maxLength;
  return slot && most !== undefined && lengthOf(text) > most ? (textFault(slot, text) ?? undefined) : undefined;
}
