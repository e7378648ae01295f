import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useAppDispatch } from '../hooks.ts';
import { runningUpload } from '../use-upload.ts';
import { arDataSet, arImageReset, arVideoReset } from './ar-customization.state.ts';
import { ChoiceSlot } from './ChoiceSlot.tsx';
import { lengthOf, textFault } from './checks.ts';
import { MediumPanel } from './MediumPanel.tsx';
import { mediumKey, slotKey } from './payload.ts';
import { type Personal, textOf } from './personal.ts';
import { PhotoSlot } from './PhotoSlot.tsx';
import {
  entryChanged,
  personalizationStatusSet,
  type PersonalizationStep,
  photoDataSet,
  photoRemoved,
} from './product-customization.state.ts';
import styles from './PersonalForm.module.css';
import { TextSlot } from './TextSlot.tsx';
import { uploadArMedium, uploadPhoto } from './upload.state.ts';
import { usePastedPhoto } from './use-pasted-photo.ts';

interface SlotFieldsProps {
  product: ProductDetail;
  personal: Personal;
  steps: readonly PersonalizationStep[];
  expired: readonly number[];
  errorAt: (key: string) => string | undefined;
  onUploads: (count: number) => void;
}

/** The slots of a product in its order, each with the controls of its kind. */
export function SlotFields({ product, personal, steps, expired, errorAt, onUploads }: SlotFieldsProps) {
  const dispatch = useAppDispatch();
  const { customizationList: slots, currency } = product;
  const { entries, media } = personal;
  const photoStep = steps.findIndex(({ kind }) => kind === 'photo');
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => onUploads(running.size), [running, onUploads]);
  usePastedPhoto();

  const startPhoto = useCallback(
    (file: File, onProgress: (share: number) => void) => runningUpload(dispatch(uploadPhoto({ file, onProgress }))),
    [dispatch],
  );
  const startMedium = useCallback(
    (file: File, onProgress: (share: number) => void) => runningUpload(dispatch(uploadArMedium({ file, onProgress }))),
    [dispatch],
  );
  const marks = useMemo(() => {
    const keys = slots.flatMap(({ id }) => [slotKey(id), mediumKey(id)]);
    const mark = (key: string) => (busy: boolean) =>
      setRunning((before) => {
        if (before.has(key) === busy) return before;
        const after = new Set(before);
        if (busy) after.add(key);
        else after.delete(key);
        return after;
      });
    return new Map(keys.map((key) => [key, mark(key)]));
  }, [slots]);
  const markOf = (key: string) => marks.get(key) ?? (() => undefined);

  return (
    <div className={styles.slots}>
      {slots.map((slot) => {
        const key = slotKey(slot.id);
        const entry = entries.get(slot.id);
        const common = { slot, entry, id: key, currency, error: errorAt(key) };
        if (slot.kind === 'photo') {
          const medium = media.get(slot.id);
          const step = steps[photoStep];
          return (
            <PhotoSlot
              key={slot.id}
              {...common}
              expired={expired.includes(slot.id)}
              start={startPhoto}
              onBusy={markOf(key)}
              onPhoto={({ id: file, url, width, height }) => {
                const data = (step?.data ?? []).map((one) =>
                  one.id === slot.id ? { ...one, file, value: url, size: { width, height } } : one,
                );
                dispatch(photoDataSet({ step: photoStep, data }));
                const missing = slots.some(
                  ({ id, kind, required }) =>
                    kind === 'photo' && required && !data.some((one) => one.id === id && one.file !== null),
                );
                dispatch(personalizationStatusSet({ step: photoStep, status: missing ? 'process' : 'finish' }));
              }}
              onRemove={() => dispatch(photoRemoved({ step: photoStep, id: slot.id }))}
            >
              {slot.limits.arAllowed ? (
                <MediumPanel
                  id={mediumKey(slot.id)}
                  title={slot.title}
                  ratio={`${slot.limits.widthMm ?? 3} / ${slot.limits.heightMm ?? 4}`}
                  photoUrl={entry?.file ? entry.value : null}
                  medium={medium}
                  error={errorAt(mediumKey(slot.id))}
                  expired={expired.includes(slot.id)}
                  start={startMedium}
                  onBusy={markOf(mediumKey(slot.id))}
                  onMedium={({ id, url, type }) => {
                    const isVideo = type === 'VIDEO';
                    const ARdata = { id, value: url, video: isVideo ? url : null, image: isVideo ? null : url };
                    dispatch(arDataSet({ id: slot.id, ARdata }));
                  }}
                  onRemove={() => dispatch(medium?.video === null ? arImageReset(slot.id) : arVideoReset(slot.id))}
                />
              ) : null}
            </PhotoSlot>
          );
        }
        if (slot.kind === 'text') {
          const text = textOf(entry);
          // Too long is said at once, anything else when the field is left: the person may still be typing.
          const tooLong = slot.limits.maxLength !== undefined && lengthOf(text) > slot.limits.maxLength;
          const typed = text !== '' && (tooLong || left.has(slot.id)) ? textFault(slot, text) : null;
          return (
            <TextSlot
              key={slot.id}
              {...common}
              error={common.error ?? typed ?? undefined}
              onText={(value) => dispatch(entryChanged({ id: slot.id, change: { value } }))}
              onFont={(chosen) => dispatch(entryChanged({ id: slot.id, change: { chosen } }))}
              onLeave={() => setLeft((before) => new Set(before).add(slot.id))}
            />
          );
        }
        return (
          <ChoiceSlot
            key={slot.id}
            {...common}
            chosen={entry?.chosen ?? []}
            onChoose={(chosen) => dispatch(entryChanged({ id: slot.id, change: { chosen } }))}
          />
        );
      })}
    </div>
  );
}
