import type { Placement } from '@afterimage/contract/look.ts';
import type { PrintSurface } from '@afterimage/contract/print.ts';
import { type PhotoFrame, photoMatrix } from '@afterimage/scene/place-photo.ts';
import {
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { boxWidth, cssMatrix, marginOf } from './photo-view.ts';
import styles from './PhotoCanvas.module.css';
import { type DisplayedPhoto, SlotImage } from './SlotImage.tsx';
import { useGestures } from './use-gestures.ts';

/** What is printed round the photo: how wide, how far it goes on beyond its edge, and itself with that. */
export interface CanvasRim {
  wideMm: number;
  bleedMm: number;
  ring: ReactNode;
}

interface PhotoCanvasProps {
  label: string;
  describedBy: string;
  frame: PhotoFrame;
  outline: PrintSurface['outline'];
  /** Faces and words belong inside this many millimetres from the edge. */
  safeMm: number;
  /** Whether the edges are drawn, and what falls away is seen. */
  guides: boolean;
  rim?: CanvasRim | undefined;
  photo: DisplayedPhoto;
  placement: Placement;
  onHold: (placement: Placement) => void;
  onRelease: (placement: Placement, kind: 'drag' | 'wheel') => void;
  onKeyDown: (event: KeyboardEvent) => void;
  onBroken: () => void;
}

/** The width of an element, in pixels; 0 until it is there. */
function useWidth(of: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const element = of.current;
    if (!element) return;
    const measure = () => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [of]);
  return width;
}

interface EdgesProps extends Pick<PhotoCanvasProps, 'safeMm' | 'guides' | 'rim'> {
  /** The place of a line that many millimetres inside the photo's. */
  edge: (mm: number) => CSSProperties;
  round: boolean;
  bleedMm: number;
}

/** What is printed round a photo, what is cut off, and where faces and words belong. */
function Edges({ edge, round: isRound, guides, safeMm, bleedMm, rim }: EdgesProps) {
  const rimMm = rim?.wideMm ?? 0;
  const round = isRound && styles.round;
  return (
    <>
      {rim ? <span style={edge(-rimMm - bleedMm)}>{rim.ring}</span> : null}
      <span className={classNames(styles.window, round)} style={edge(-rimMm - (guides ? bleedMm : 0))} />
      {guides && bleedMm > 0 ? (
        <span className={classNames(styles.waste, round)} style={edge(-rimMm - bleedMm)} />
      ) : null}
      <span className={classNames(styles.trim, round)} data-shown={guides || undefined} style={edge(-rimMm)} />
      {guides && safeMm > 0 ? <span className={classNames(styles.safe, round)} style={edge(safeMm)} /> : null}
    </>
  );
}

/** The photo in its place, larger than life or smaller; it is held and moved here. */
export function PhotoCanvas(props: PhotoCanvasProps) {
  const { label, describedBy, frame, outline, safeMm, guides, rim, photo, placement } = props;
  const { onHold, onRelease, onKeyDown, onBroken } = props;
  const canvasRef = useRef<HTMLDivElement>(null);
  const image = useRef<HTMLImageElement>(null);
  const width = useWidth(canvasRef);
  const { place } = frame;
  // What is cut off is the rim's where there is one: everything then stands that much farther out.
  const rimMm = rim?.wideMm ?? 0;
  const bleedMm = rim?.bleedMm ?? frame.bleedMm;
  const margin = rimMm + marginOf({ place, bleedMm });
  const [wide, high] = [place.width + 2 * margin, place.height + 2 * margin];
  const pixelsPerMm = width / wide;
  const box = boxWidth(frame, pixelsPerMm);

  // The one way to the screen, for what was rendered and for what moves between two renderings.
  const latest = useRef(placement);
  const show = useCallback(() => {
    const view = { pixelsPerMm, marginMm: margin, boxWidth: box };
    if (image.current)
      image.current.style.transform = `matrix(${cssMatrix(photoMatrix(frame, latest.current), frame, view).join()})`;
  }, [frame, pixelsPerMm, margin, box]);
  useLayoutEffect(() => {
    latest.current = placement;
    show();
  }, [placement, show]);

  const frameRequest = useRef(0);
  useEffect(() => () => cancelAnimationFrame(frameRequest.current), []);
  useGestures(canvasRef, {
    frame,
    placement: () => latest.current,
    toMm: ({ x, y }) => {
      const at = canvasRef.current?.getBoundingClientRect();
      return { x: (x - (at?.left ?? 0)) / pixelsPerMm - margin, y: (y - (at?.top ?? 0)) / pixelsPerMm - margin };
    },
    onMove: (moved) => {
      latest.current = moved;
      cancelAnimationFrame(frameRequest.current);
      frameRequest.current = requestAnimationFrame(show);
      onHold(moved);
    },
    onDone: onRelease,
  });

  const edge = (mm: number): CSSProperties => ({
    insetBlock: `${((margin + mm) / high) * 100}%`,
    insetInline: `${((margin + mm) / wide) * 100}%`,
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- an application takes keys
    <div
      ref={canvasRef}
      // A screen reader lets the keys through to it; the buttons beside it do the same.
      role="application"
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an application takes keys
      tabIndex={0}
      aria-label={label}
      aria-describedby={describedBy}
      className={styles.stage}
      style={{ aspectRatio: `${wide} / ${high}`, ['--wide' as string]: wide / high }}
      onKeyDown={onKeyDown}
    >
      <SlotImage
        ref={image}
        photo={photo}
        onError={onBroken}
        className={styles.photo}
        style={{ inlineSize: `${box}px`, aspectRatio: `${frame.photo.width} / ${frame.photo.height}` }}
      />
      <Edges edge={edge} round={outline === 'ellipse'} guides={guides} safeMm={safeMm} bleedMm={bleedMm} rim={rim} />
      <span className={styles.place} style={edge(0)}>
        <Corners size={20} className={styles.corners} />
      </span>
    </div>
  );
}
