import type { Limits } from '@afterimage/contract/customization.ts';
import type { Placement } from '@afterimage/contract/look.ts';
import type { PrintArea, PrintSurface } from '@afterimage/contract/print.ts';
import { asItFits, type PhotoFrame } from '@afterimage/scene/place-photo.ts';
import { type KeyboardEvent, type ReactNode, useId, useMemo, useState } from 'react';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { stepOfKey } from './editor-steps.ts';
import { EditorTools } from './EditorTools.tsx';
import styles from './PhotoEditor.module.css';
import { words } from './photo.words.ts';
import { PhotoCanvas, type CanvasRim } from './PhotoCanvas.tsx';
import { QualityNote } from './QualityNote.tsx';
import type { DisplayedPhoto } from './SlotImage.tsx';
import { usePlacement } from './use-placement.ts';

interface PhotoEditorProps {
  /** The slot's name. */
  title: string;
  limits: Limits;
  place: PrintArea;
  outline: PrintSurface['outline'];
  /** How far the photo goes on beyond its place, in millimetres; 0 where nothing is cut off. */
  bleedMm: number;
  /** The lowest resolution at which a photo is sharp here, in dots per inch. */
  sharpDpi?: number | undefined;
  rim?: CanvasRim | undefined;
  /** Its picture may be of any size. */
  photo: DisplayedPhoto;
  onChange: (placement: Placement) => void;
  /** What else is said of it, beside how sharp it is. */
  beside?: ReactNode;
  /** What else can be done with it, after its tools. */
  children?: ReactNode;
}

/** A photo in its slot, in the proportions of the print: move, zoom and turn it, by hand, by keys, by buttons. */
export function PhotoEditor(props: PhotoEditorProps) {
  const { title, limits, place, outline, bleedMm, rim, photo, onChange } = props;
  const id = useId();
  const [guides, setGuides] = useState(true);
  const [broken, setBroken] = useState<string | null>(null);
  const lies = usePlacement(photo.look.placement ?? asItFits, onChange);
  const { placement } = lies;
  const { url } = photo;
  const frame = useUprightFrame(photo, place, bleedMm);
  const safeMm = Math.max(0, (limits.safeMm ?? 0) - (rim?.wideMm ?? 0));
  const wasteMm = rim?.bleedMm ?? bleedMm;
  const explained = guidesText(wasteMm > 0, safeMm > 0);

  const onKeyDown = (event: KeyboardEvent) => steer(event, frame, lies);
  // On its buttons the keys keep their own meaning, only taking back works everywhere.
  const onToolsKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey) onKeyDown(event);
  };

  return (
    <div className={styles.box}>
      <div className={styles.editor}>
        <PhotoCanvas
          label={words.stage({ title })}
          describedBy={`${id}-keys`}
          frame={frame}
          outline={outline}
          safeMm={safeMm}
          rim={rim}
          guides={guides && Boolean(explained)}
          photo={photo}
          placement={placement}
          onHold={lies.hold}
          onRelease={lies.release}
          onKeyDown={onKeyDown}
          onBroken={() => setBroken(url)}
        />
        <p id={`${id}-keys`} className="visually-hidden">
          {words.keys}
        </p>
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it only listens to its buttons */}
        <div className={styles.side} onKeyDown={onToolsKeyDown}>
          <PhotoState broken={broken === url} frame={frame} sharpDpi={props.sharpDpi} lies={lies} />
          {props.beside}
          <EditorTools
            title={title}
            frame={frame}
            placement={placement}
            canUndo={lies.canUndo}
            canRedo={lies.canRedo}
            onUndo={lies.undo}
            onRedo={lies.redo}
            onChange={lies.change}
          />
          {explained ? (
            <Checkbox
              label={words.guides}
              hint={guides ? explained : undefined}
              checked={guides}
              onChange={(event) => setGuides(event.target.checked)}
            />
          ) : null}
          {props.children}
        </div>
      </div>
    </div>
  );
}

/** The slot stands upright here, however it is turned on its surface. */
function useUprightFrame({ width, height }: DisplayedPhoto, place: PrintArea, bleedMm: number): PhotoFrame {
  return useMemo(
    () => ({
      photo: { width, height },
      place: { x: 0, y: 0, width: place.width, height: place.height, rotation: 0 },
      bleedMm,
    }),
    [width, height, place.width, place.height, bleedMm],
  );
}

/** Does with the photo what a key means. */
function steer(event: KeyboardEvent, frame: PhotoFrame, lies: ReturnType<typeof usePlacement>): void {
  const step = stepOfKey(frame, lies.placement, event);
  if (!step) return;
  event.preventDefault();
  event.stopPropagation();
  if ('placement' in step) lies.change(step.placement, step.kind, step.apart);
  else if (step.kind === 'undo') lies.undo();
  else lies.redo();
}

/** What the lines over the photo mean; null where there are none. */
function guidesText(hasWaste: boolean, hasSafe: boolean): string | null {
  if (hasWaste) return hasSafe ? words.guidesBoth : words.guidesBleed;
  return hasSafe ? words.guidesSafe : null;
}

type PhotoStateProps = {
  broken: boolean;
  frame: PhotoFrame;
  sharpDpi: number | undefined;
  lies: ReturnType<typeof usePlacement>;
};

/** How sharp the photo is printed, or that it cannot be shown. */
function PhotoState({ broken, frame, sharpDpi, lies }: PhotoStateProps) {
  if (broken) return <p className={styles.broken}>{words.broken}</p>;
  return (
    <QualityNote
      frame={{ ...frame, sharpDpi }}
      placement={lies.placement}
      onPlacement={(zoomedOut) => lies.change(zoomedOut, 'remedy', true)}
    />
  );
}
