import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { ModelRegion } from '@afterimage/contract/print.ts';
import type { ModelChanges } from '@afterimage/media/model/model-changes.ts';
import type { ModelSizeMm } from '@afterimage/media/model/resize-model.ts';
import { initialOrbit } from '@afterimage/media/model/orbit.ts';
import { useModelViewer } from '@afterimage/media/model/use-model-viewer.ts';
import { minusIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { centreIcon, turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import { IconButton } from '../../parts/Button.tsx';
import { words } from './model.words.ts';
import { drawTestFace, testSize } from './draw-test-face.ts';
import styles from './model.module.css';

/** The id of the face with the test picture. */
const testId = 'test';

type Viewer = NonNullable<ReturnType<typeof useModelViewer>['stage']>;

/** A face that is shown with a test picture. */
export interface TestFace {
  part: string;
  region: ModelRegion | null;
  title: string;
  /** Its width per height. */
  ratio: number;
}

interface TurnedModelProps {
  url: string;
  face?: TestFace;
  /** What an option changes of it. */
  changes?: ModelChanges;
  size?: ModelSizeMm | undefined;
}

/** A model that is turned by dragging, keys and buttons, in the view that customers have too. */
export function TurnedModel({ url, face, changes, size }: TurnedModelProps) {
  const host = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(initialOrbit.turn);
  const { isAvailable, stage: viewer } = useModelViewer(host, url, {
    onTurned: setTurn,
    size,
    parts: face ? { [testId]: { part: face.part, region: face.region ?? undefined } } : {},
  });
  useEffect(() => {
    if (!viewer || !face) return;
    viewer.paint(testId, { ...testSize(face.ratio), isTransparent: false }, (context) =>
      drawTestFace(context, face.title),
    );
    viewer.turnTo(testId);
  }, [viewer, face]);
  const changesText = JSON.stringify(changes);
  useEffect(() => {
    if (viewer && changesText) viewer.change(JSON.parse(changesText) as ModelChanges);
  }, [viewer, changesText]);
  if (!isAvailable) return <p className={styles.note}>{words.cannotShow}</p>;
  const degrees = inRound(turn);
  return (
    <div className={styles.view}>
      {/* Models stand in the light of the shop's pictures, whatever the theme. */}
      <div className={styles.panel} data-room="paper" aria-busy={viewer === null || undefined}>
        <div
          ref={host}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no input can hold a model that is drawn upon
          role="slider"
          tabIndex={0}
          aria-label={words.turn}
          aria-valuemin={-180}
          aria-valuemax={180}
          aria-valuenow={degrees}
          aria-valuetext={words.degrees({ degrees })}
          className={styles.stage}
          data-ready={viewer ? '' : undefined}
          onKeyDown={(event) => viewer && steer(viewer, event)}
        />
      </div>
      <span className={styles.tools}>
        <Tool icon={turnLeftIcon} label={words.turnLeft} viewer={viewer} act={(to) => to.rotateBy({ turn: -30 })} />
        <Tool icon={turnRightIcon} label={words.turnRight} viewer={viewer} act={(to) => to.rotateBy({ turn: 30 })} />
        <Tool icon={plusIcon} label={words.nearer} viewer={viewer} act={(to) => to.zoom(1.25)} />
        <Tool icon={minusIcon} label={words.farther} viewer={viewer} act={(to) => to.zoom(0.8)} />
        <Tool icon={centreIcon} label={words.reset} viewer={viewer} act={(to) => to.turnTo(null)} />
      </span>
    </div>
  );
}

interface ToolProps {
  icon: string;
  label: string;
  viewer: Viewer | null;
  act(viewer: Viewer): void;
}

const Tool = ({ icon, label, viewer, act }: ToolProps) => (
  <IconButton icon={icon} label={label} isDisabled={viewer === null} onPress={() => viewer && act(viewer)} />
);

/** Turns by keys. */
function steer(viewer: Viewer, event: KeyboardEvent): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const [turn, tilt] = { ArrowLeft: [-15, 0], ArrowRight: [15, 0], ArrowUp: [0, 10], ArrowDown: [0, -10] }[
    event.key
  ] ?? [0, 0];
  if (turn === 0 && tilt === 0 && event.key !== 'Home') return;
  event.preventDefault();
  if (event.key === 'Home') viewer.turnTo(null);
  else viewer.rotateBy({ turn: turn ?? 0, tilt: tilt ?? 0 });
}

/** Whole degrees from -180 to 180. */
const inRound = (turn: number): number => Math.round(((((turn + 180) % 360) + 360) % 360) - 180);
