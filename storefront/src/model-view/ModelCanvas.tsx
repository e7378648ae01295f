import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { IconButton } from '@afterimage/ui/Button.tsx';
import { chevronDownIcon, chevronUpIcon, minusIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { centreIcon, turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import type { PictureSource } from '@afterimage/ui/picture-sources.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { initialOrbit } from '@afterimage/media/model/orbit.ts';
import { useModelViewer } from '@afterimage/media/model/use-model-viewer.ts';
import { words } from './room.words.ts';
import styles from './ModelCanvas.module.css';
import { SizeFacts } from './SizeFacts.tsx';
import { useSizeLines } from './use-size-lines.ts';

interface ModelCanvasProps {
  name: string;
  /** Where the model is, in a colour; null while that is not known yet. */
  urlIn: ((color: string | null) => string) | null;
  color: string | null;
  poster: PictureSource | undefined;
  waiting: string;
  failed: boolean;
  onRetry: () => void;
}

/** The model, turned and zoomed by finger, mouse, keys and buttons; its picture stands in for it until it is there. */
export function ModelCanvas({ name, urlIn, color, poster, waiting, failed, onRetry }: ModelCanvasProps) {
  // A print on the thing's own colour is painted anew on the server; any other model only changes its coat.
  const [paintedColor, setPaintedColor] = useState(color);
  const url = urlIn?.(paintedColor) ?? null;
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(initialOrbit.turn);
  const [measured, setMeasured] = useState(true);
  const svg = useRef<SVGSVGElement>(null);
  const { draw, measure } = useSizeLines(svg);
  const { isAvailable: isThere, stage: modelViewer } = useModelViewer(host, url, {
    onTurned: setTurn,
    onDrawn: draw,
    capturesGestures: true,
  });
  const isPrintedOn = isDyed(modelViewer);
  if (isPrintedOn && paintedColor !== color) setPaintedColor(color);
  useEffect(() => {
    if (modelViewer && color !== null) modelViewer.tint(color);
  }, [modelViewer, color]);
  useEffect(() => measure(modelViewer?.box ?? null), [modelViewer, measure]);

  const state = stateOf(modelViewer, failed || (url !== null && !isThere));
  return (
    <div className={styles.box}>
      {/* Models stand in the light of the shop's pictures, whatever the theme. */}
      <div className={styles.panel} data-room="paper" aria-busy={state === 'waiting' || undefined}>
        {modelViewer || !poster ? null : <Poster of={poster} />}
        <TurnedModel host={host} name={name} stage={modelViewer} turn={inRound(turn)} />
        <svg
          ref={svg}
          className={styles.lines}
          aria-hidden="true"
          data-shown={modelViewer && measured ? '' : undefined}
        />
        <StageNote state={state} waiting={waiting} onRetry={onRetry} />
      </div>
      {modelViewer ? (
        <div className={styles.bar}>
          <Tools stage={modelViewer} />
          <SizeFacts box={modelViewer.box} isOpen={measured} onShow={setMeasured} />
        </div>
      ) : null}
    </div>
  );
}

type ShownStage = NonNullable<ReturnType<typeof useModelViewer>['stage']>;

/** Whether the model's own colour shows through what is printed on it. */
const isDyed = (modelViewer: ShownStage | null): boolean =>
  modelViewer !== null && Array.from(modelViewer.faces.values()).some(({ isDyed }) => isDyed);

function Poster({ of }: { of: PictureSource }) {
  return <Picture source={of} alt="" ratio="4 / 5" sizes="(min-width: 60rem) 40rem, 100vw" className={styles.poster} />;
}

interface TurnedModelProps {
  host: RefObject<HTMLDivElement | null>;
  name: string;
  stage: ShownStage | null;
  /** In whole degrees. */
  turn: number;
}

/** Where the model is drawn: a slider that turns it, once it is there. */
function TurnedModel({ host, name, stage: modelViewer, turn }: TurnedModelProps) {
  return (
    <div
      ref={host}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can hold a model that is drawn upon
      role="slider"
      tabIndex={modelViewer ? 0 : -1}
      aria-label={words.turned({ name })}
      aria-disabled={modelViewer ? undefined : true}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={turn}
      aria-valuetext={words.degrees({ degrees: turn })}
      className={styles.stage}
      data-ready={modelViewer ? '' : undefined}
      onKeyDown={(event) => modelViewer && steer(modelViewer, event)}
    />
  );
}

/** Turns and zooms by keys. */
function steer(modelViewer: ShownStage, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const way = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }[event.key];
  const near = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
  if (!way && !near && event.key !== 'Home') return;
  event.preventDefault();
  if (way) modelViewer.rotateBy({ turn: way[0] ?? 0, tilt: way[1] ?? 0 });
  else if (near) modelViewer.zoom(near);
  else modelViewer.turnTo(null);
}

type StageState = 'broken' | 'there' | 'waiting';

function stateOf(modelViewer: ShownStage | null, isBroken: boolean): StageState {
  if (isBroken) return 'broken';
  return modelViewer ? 'there' : 'waiting';
}

interface StageNoteProps {
  state: StageState;
  waiting: string;
  onRetry(): void;
}

/** What is said as long as there is no model. */
function StageNote({ state, waiting, onRetry }: StageNoteProps) {
  return (
    <>
      {state === 'broken' ? (
        <div className={styles.broken}>
          <ErrorState title={words.failed} reason={words.failedReason} onRetry={onRetry} />
        </div>
      ) : null}
      {state === 'waiting' ? <p className={styles.waiting}>{waiting}</p> : null}
      <output className="visually-hidden">{state === 'waiting' ? waiting : ''}</output>
    </>
  );
}

function Tools({ stage: modelViewer }: { stage: ShownStage }) {
  return (
    <div className={styles.tools}>
      <IconButton icon={turnLeftIcon} label={words.turnLeft} onClick={() => modelViewer.rotateBy({ turn: -30 })} />
      <IconButton icon={turnRightIcon} label={words.turnRight} onClick={() => modelViewer.rotateBy({ turn: 30 })} />
      <IconButton icon={chevronUpIcon} label={words.tiltUp} onClick={() => modelViewer.rotateBy({ tilt: 20 })} />
      <IconButton icon={chevronDownIcon} label={words.tiltDown} onClick={() => modelViewer.rotateBy({ tilt: -20 })} />
      <IconButton icon={plusIcon} label={words.nearer} onClick={() => modelViewer.zoom(1.25)} />
      <IconButton icon={minusIcon} label={words.farther} onClick={() => modelViewer.zoom(0.8)} />
      <IconButton icon={centreIcon} label={words.reset} onClick={() => modelViewer.turnTo(null)} />
    </div>
  );
}

/** Whole degrees from -180 to 180. */
const inRound = (turn: number): number => Math.round(((((turn + 180) % 360) + 360) % 360) - 180);
