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
import styles from './RoomStage.module.css';
import { SizeFacts } from './SizeFacts.tsx';
import { useSizeLines } from './use-size-lines.ts';

interface RoomStageProps {
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
export function RoomStage({ name, urlIn, color, poster, waiting, failed, onRetry }: RoomStageProps) {
  // A print on the thing's own colour is painted anew on the server; any other model only changes its coat.
  const [painted, setPainted] = useState(color);
  const url = urlIn?.(painted) ?? null;
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(initialOrbit.turn);
  const [measured, setMeasured] = useState(true);
  const svg = useRef<SVGSVGElement>(null);
  const { draw, measure } = useSizeLines(svg);
  const { isAvailable: isThere, stage } = useModelViewer(host, url, {
    onTurned: setTurn,
    onDrawn: draw,
    capturesGestures: true,
  });
  const isPrintedOn = isDyed(stage);
  if (isPrintedOn && painted !== color) setPainted(color);
  useEffect(() => {
    if (stage && color !== null) stage.tint(color);
  }, [stage, color]);
  useEffect(() => measure(stage?.box ?? null), [stage, measure]);

  const state = stateOf(stage, failed || (url !== null && !isThere));
  return (
    <div className={styles.box}>
      {/* Models stand in the light of the shop's pictures, whatever the theme. */}
      <div className={styles.panel} data-room="paper" aria-busy={state === 'waiting' || undefined}>
        {stage || !poster ? null : <Poster of={poster} />}
        <TurnedModel host={host} name={name} stage={stage} turn={inRound(turn)} />
        <svg ref={svg} className={styles.lines} aria-hidden="true" data-shown={stage && measured ? '' : undefined} />
        <StageNote state={state} waiting={waiting} onRetry={onRetry} />
      </div>
      {stage ? (
        <div className={styles.bar}>
          <Tools stage={stage} />
          <SizeFacts box={stage.box} shown={measured} onShow={setMeasured} />
        </div>
      ) : null}
    </div>
  );
}

type ShownStage = NonNullable<ReturnType<typeof useModelViewer>['stage']>;

/** Whether the model's own colour shows through what is printed on it. */
const isDyed = (stage: ShownStage | null): boolean =>
  stage !== null && Array.from(stage.faces.values()).some(({ isDyed }) => isDyed);

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
function TurnedModel({ host, name, stage, turn }: TurnedModelProps) {
  return (
    <div
      ref={host}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can hold a model that is drawn upon
      role="slider"
      tabIndex={stage ? 0 : -1}
      aria-label={words.turned({ name })}
      aria-disabled={stage ? undefined : true}
      aria-valuemin={-180}
      aria-valuemax={180}
      aria-valuenow={turn}
      aria-valuetext={words.degrees({ degrees: turn })}
      className={styles.stage}
      data-ready={stage ? '' : undefined}
      onKeyDown={(event) => stage && steer(stage, event)}
    />
  );
}

/** Turns and zooms by keys. */
function steer(stage: ShownStage, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const way = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }[event.key];
  const near = { '+': 1.25, '=': 1.25, '-': 0.8 }[event.key];
  if (!way && !near && event.key !== 'Home') return;
  event.preventDefault();
  if (way) stage.rotateBy({ turn: way[0] ?? 0, tilt: way[1] ?? 0 });
  else if (near) stage.zoom(near);
  else stage.turnTo(null);
}

type StageState = 'broken' | 'there' | 'waiting';

function stateOf(stage: ShownStage | null, isBroken: boolean): StageState {
  if (isBroken) return 'broken';
  return stage ? 'there' : 'waiting';
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

function Tools({ stage }: { stage: ShownStage }) {
  return (
    <div className={styles.tools}>
      <IconButton icon={turnLeftIcon} label={words.turnLeft} onClick={() => stage.rotateBy({ turn: -30 })} />
      <IconButton icon={turnRightIcon} label={words.turnRight} onClick={() => stage.rotateBy({ turn: 30 })} />
      <IconButton icon={chevronUpIcon} label={words.tiltUp} onClick={() => stage.rotateBy({ tilt: 20 })} />
      <IconButton icon={chevronDownIcon} label={words.tiltDown} onClick={() => stage.rotateBy({ tilt: -20 })} />
      <IconButton icon={plusIcon} label={words.nearer} onClick={() => stage.zoom(1.25)} />
      <IconButton icon={minusIcon} label={words.farther} onClick={() => stage.zoom(0.8)} />
      <IconButton icon={centreIcon} label={words.reset} onClick={() => stage.turnTo(null)} />
    </div>
  );
}

/** Whole degrees from -180 to 180. */
const inRound = (turn: number): number => Math.round(((((turn + 180) % 360) + 360) % 360) - 180);
