import type { PhotoLook, Placement } from '@afterimage/contract/look.ts';
import { type ComponentProps, lazy, type ReactNode, type RefObject, Suspense, useRef } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { FieldError } from '@afterimage/ui/FieldError.tsx';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { LazyMatRing } from '../mat/LazyMatRing.tsx';
import { PhotoHead } from './PhotoHead.tsx';
import { EmptySlot } from './EmptySlot.tsx';
import { cameraIcon } from './photo-icons.ts';
import { sharpFrom } from './photo-quality.ts';
import { words } from './photo.words.ts';
import { PhotoEditor } from './PhotoEditor.tsx';
import styles from './PhotoPanel.module.css';
import type { DisplayedPhoto } from './SlotImage.tsx';
import type { SlotView } from './slot-view.ts';
import { UploadNote } from './UploadNote.tsx';

const FilterChoice = lazy(async () => ({ default: (await import('../filter/FilterChoice.tsx')).FilterChoice }));
const MatChoice = lazy(async () => ({ default: (await import('../mat/MatChoice.tsx')).MatChoice }));

interface PhotoPanelProps {
  view: SlotView;
  /** The id of what chooses a photo, or of what takes its place. */
  id: string;
  error: string | undefined;
  expired: boolean;
  over: boolean;
  accept: string;
  several: boolean;
  /** Changes with every photo that is given, so that the editor begins anew with it. */
  turn: number;
  /** The slots before and after it, with which it can change places. */
  neighbours: readonly SlotView[];
  /** What else is to be said of the photo, beside how sharp it is. */
  aside?: ReactNode;
  onFiles: (files: File[]) => void;
  onPlacement: (placement: Placement) => void;
  /** What is undefined is taken away, what is not named stays. */
  onLook: (look: Partial<PhotoLook>) => void;
  onSwap: (to: number) => void;
  onRemove: () => void;
  onCancel: () => void;
}

/** One slot at work: its photo and what can be done with it, or the ways to give it one. */
export function PhotoPanel(props: PhotoPanelProps) {
  const { view, id, error, expired, over, accept, several, onFiles, onRemove, onCancel } = props;
  const { slot, where, whole, upload, photo } = view;
  const { title } = slot;
  const input = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const panel = useRef<HTMLElement>(null);
  const displayedPhoto = photo?.displayed;
  const busy = upload !== undefined && upload.phase !== 'failed';
  const best = sharpFrom(where);
  return (
    <section ref={panel} aria-labelledby={`${id}-title`} data-photo-slot={slot.id} className={styles.panel}>
      <PhotoHead slot={slot} id={`${id}-title`} />
      {displayedPhoto ? (
        <TakenPhoto {...props} shown={displayedPhoto} />
      ) : (
        <EmptySlot
          id={id}
          title={title}
          where={whole}
          accept={accept}
          describedBy={`${id}-rule ${id}-error`}
          wrong={error !== undefined && !busy}
          over={over}
          several={several}
          busy={busy ? (upload.phase === 'sending' ? words.unseen : words.reading) : null}
          onFiles={onFiles}
        />
      )}
      {upload ? <UploadNote upload={upload} onCancel={onCancel} onRetry={(file) => onFiles([file])} /> : null}
      {expired && !photo && !busy ? <p className={styles.hint}>{words.expired}</p> : null}
      {/* A photo that is on its way is not missing. */}
      <FieldError id={`${id}-error`} error={busy ? undefined : error} />
      <PhotoActions
        {...props}
        busy={busy}
        onReplace={() => input.current?.click()}
        onCamera={() => camera.current?.click()}
        onRemove={() => {
          onRemove();
          // The focus goes where the next photo is chosen, once that is there.
          requestAnimationFrame(() => panel.current?.querySelector<HTMLInputElement>('input[type=file]')?.focus());
        }}
      />
      <FileInput ref={input} label={words.replaceOf({ title })} accept={accept} onFiles={onFiles} />
      <FileInput
        ref={camera}
        label={words.takeFor({ title })}
        accept="image/*"
        capture="environment"
        onFiles={onFiles}
      />
      <p id={`${id}-rule`} className={styles.rule} hidden={photo !== null}>
        {words.rule} {words.advice({ ...best })}
      </p>
    </section>
  );
}

/** The tools for the photo of a slot: its filter, unless the product sets it, and its mat. */
function TakenPhoto({
  view,
  turn,
  aside,
  shown: displayedPhoto,
  onPlacement,
  onLook,
}: PhotoPanelProps & { shown: DisplayedPhoto }) {
  const { slot, where, whole, photo } = view;
  const { title } = slot;
  return (
    <PhotoEditor
      key={`${slot.id} ${turn}`}
      title={title}
      limits={slot.limits}
      place={where.place}
      outline={where.outline}
      bleedMm={where.bleedMm}
      sharpDpi={where.sharpDpi}
      rim={where.rim && { ...where.rim, ring: <LazyMatRing view={view} bleed /> }}
      photo={displayedPhoto}
      onChange={onPlacement}
      beside={aside}
    >
      <Suspense>
        {whole.fixedFilter ? null : (
          <FilterChoice title={title} where={whole} photo={displayedPhoto} onChange={(filter) => onLook({ filter })} />
        )}
        <MatChoice
          title={title}
          of={{
            slot: slot.id,
            photoId: photo?.uploaded?.id ?? '',
            width: whole.place.width,
            height: whole.place.height,
            bleedMm: whole.bleedMm,
            outline: whole.outline,
          }}
          photo={displayedPhoto}
          onChange={(mat) => onLook({ mat })}
        />
      </Suspense>
    </PhotoEditor>
  );
}

interface PhotoActionsProps extends Pick<PhotoPanelProps, 'view' | 'neighbours' | 'onSwap' | 'onRemove'> {
  busy: boolean;
  onReplace: () => void;
  onCamera: () => void;
}

function PhotoActions(props: PhotoActionsProps) {
  const { view, neighbours, busy, onReplace, onCamera, onSwap, onRemove } = props;
  const { photo } = view;
  const { title } = view.slot;
  return (
    <div className={styles.actions}>
      {photo ? (
        <Button kind="secondary" small aria-label={words.replaceOf({ title })} onClick={onReplace}>
          {words.replace}
        </Button>
      ) : null}
      <Button kind="secondary" small className={styles.camera} aria-label={words.takeFor({ title })} onClick={onCamera}>
        <span className={styles.cameraFace}>
          <Icon of={cameraIcon} />
          {words.takePhoto}
        </span>
      </Button>
      {photo?.uploaded && !busy
        ? neighbours.map(({ slot: other, upload: coming }) => (
            <Button
              key={other.id}
              kind="quiet"
              small
              aria-disabled={coming !== undefined}
              onClick={() => onSwap(other.id)}
            >
              {words.swapWith({ title: other.title })}
            </Button>
          ))
        : null}
      {photo?.uploaded && !busy ? (
        <Button kind="quiet" small aria-label={words.removeOf({ title })} onClick={onRemove}>
          {words.remove}
        </Button>
      ) : null}
    </div>
  );
}

interface FileInputProps extends Pick<ComponentProps<'input'>, 'accept' | 'capture'> {
  ref: RefObject<HTMLInputElement | null>;
  label: string;
  onFiles: (files: File[]) => void;
}

/** What a button opens, without a face of its own. */
function FileInput({ ref, label, onFiles, ...rest }: FileInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      {...rest}
      hidden
      tabIndex={-1}
      aria-label={label}
      onChange={({ target }) => {
        if (target.files && target.files.length > 0) onFiles([...target.files]);
        target.value = '';
      }}
    />
  );
}
