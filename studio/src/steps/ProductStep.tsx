import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { type ReactNode, useState } from 'react';
import { RemovedNote } from '@afterimage/ui/RemovedNote.tsx';
import { lengthOf, textFault } from '../checks.ts';
import type { SlotEdit } from '../edit-slot.ts';
import { slotKey, variantKey } from '../payload.ts';
import { isFilled, partKindOf, textOf } from '../personal.ts';
import { PhotoStep } from '../photo/PhotoStep.tsx';
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
  const { product, variant, picker, studio, here, facts, errorAt, onTouched } = props;
  const [removedSlot, setRemovedSlot] = useState<number | null>(null);
  const { kinds, slots } = facts;
  const kind = kinds[here.part];
  const own = slots.filter((slot) => partKindOf(slot, slots) === kind);
  const change = (id: number, edit: SlotEdit) => {
    studio.edit(id, edit);
    onTouched(id);
  };
  const hasPhoto = (id: number) => slots.some((slot) => slot.id === id && isFilled(slot, studio.personal));
  const pickerError = variant && variant.stock <= 0 ? words.soldOutOnly : errorAt(variantKey);
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
      {here.part === 0 && product.variation.length > 0 ? <Picker picker={picker} error={pickerError} /> : null}
      {removedSlot !== null && !hasPhoto(removedSlot) ? (
        <RemovedNote
          text={shellWords.removed}
          undo={shellWords.undo}
          undoLabel={shellWords.undoRemoval}
          onUndo={() => {
            studio.undo();
            setRemovedSlot(null);
          }}
          onExpire={() => setRemovedSlot(null)}
        />
      ) : null}
      {kind === 'photo' ? <Photos {...props} hasPhoto={hasPhoto} onChange={change} onRemoved={setRemovedSlot} /> : null}
      {kind === 'text' ? <Texts {...props} own={own} onChange={change} /> : null}
      {kind === 'specification' || kind === 'extra' ? (
        <ChoiceStep
          slots={own}
          renderTexts={(asked) => <Texts {...props} own={asked} onChange={change} />}
          currency={product.currency}
          personal={studio.personal}
          errorAt={(id) => errorAt(slotKey(id))}
          today={props.print.today}
          onChange={change}
        />
      ) : null}
    </>
  );
}

function Picker({ picker, error }: { picker: ReactNode; error: string | undefined }) {
  return (
    <div id={variantKey} tabIndex={-1} className={styles.picker}>
      {picker}
      <div className={styles.error} aria-live="polite">
        {error}
      </div>
    </div>
  );
}

interface PhotosProps extends StepBodyProps {
  hasPhoto: (slotId: number) => boolean;
  onChange: (slotId: number, edit: SlotEdit) => void;
  onRemoved: (slotId: number) => void;
}

function Photos(props: PhotosProps) {
  const { product, studio, print, errorAt, hasPhoto, onBusy, onTouched, onChange, onRemoved } = props;
  const { slots: filled, photos } = studio.personal;
  return (
    <PhotoStep
      product={product}
      template={print.template}
      filled={filled}
      photos={photos}
      photoUrls={print.photoUrls}
      errorAt={(id) => errorAt(slotKey(id))}
      expired={studio.expired.filter((id) => !hasPhoto(id))}
      onPhoto={(id, photo, localUrl) => {
        studio.setPhoto(id, photo, localUrl);
        onTouched(id);
      }}
      onLook={(id, look) => onChange(id, { look })}
      aside={props.aside}
      onOpen={onTouched}
      onRemove={(id) => {
        studio.removePhoto(id);
        onRemoved(id);
      }}
      onBusy={onBusy}
    />
  );
}

interface TextsProps extends StepBodyProps {
  /** The slots of this kind. */
  own: StepBodyProps['facts']['slots'];
  onChange: (slotId: number, edit: SlotEdit) => void;
}

function Texts({ product, studio, print, errorAt, onHintShown: onTold, own, onChange }: TextsProps) {
  const { slots: filled } = studio.personal;
  return (
    <TextStep
      slots={own}
      currency={product.currency}
      filled={filled}
      template={print.template}
      errorAt={(id) =>
        errorAt(slotKey(id)) ??
        tooLong(
          own.find((slot) => slot.id === id),
          filled.get(id),
        )
      }
      onChange={onChange}
      onLeave={(id) => textOf(filled.get(id)) !== '' && onTold(slotKey(id))}
    />
  );
}

/** Too long is said at once, anything else when the field is left: the person may still be typing. */
function tooLong(slot: StepBodyProps['facts']['slots'][number] | undefined, filled: FilledSlot | undefined) {
  const text = textOf(filled);
  const most = slot?.limits.maxLength;
  return slot && most !== undefined && lengthOf(text) > most ? (textFault(slot, text) ?? undefined) : undefined;
}
