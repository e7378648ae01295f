import type { Placement } from '@afterimage/contract/look.ts';
import {
  asItFits,
  mostZoom,
  type PhotoFrame,
  quarterTurn,
  rotateTo,
  zoomAbout,
} from '@afterimage/scene/place-photo.ts';
import { IconButton } from '@afterimage/ui/Button.tsx';
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  minusIcon,
  plusIcon,
} from '@afterimage/ui/icons.ts';
import { nudged, tilted, zoomed } from './editor-steps.ts';
import styles from './EditorTools.module.css';
import { fineAngle } from './gesture.ts';
import { centreIcon, fitIcon, redoIcon, resetIcon, turnLeftIcon, turnRightIcon, undoIcon } from './photo-icons.ts';
import { words } from './photo.words.ts';
import { Slider } from './Slider.tsx';
import { ToolButton } from './ToolButton.tsx';

interface EditorToolsProps {
  title: string;
  frame: PhotoFrame;
  placement: Placement;
  canUndo: boolean;
  canRedo: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onChange: (placement: Placement, kind: string, apart?: boolean) => void;
}

/** A long way at small zooms and a short one at large ones, as the eye sees it. */
const sliderOf = (zoom: number): number => (Math.log(zoom) / Math.log(mostZoom)) * 100;
const zoomOf = (slider: number): number => mostZoom ** (slider / 100);
const nudges = 5;

/** Everything that hands can do with the photo, as buttons and sliders. */
export function EditorTools(props: EditorToolsProps) {
  const { title, frame, placement, onChange } = props;
  const fine = fineAngle(placement.rotation);
  const quarter = placement.rotation - fine;
  const move = (right: number, down: number) => () =>
    onChange(nudged(frame, placement, right * nudges, down * nudges), 'nudge');

  return (
    <fieldset aria-label={words.tools({ title })} className={styles.tools}>
      <EditorButtons {...props} />
      <Slider
        label={words.zoom}
        value={sliderOf(placement.zoom)}
        least={0}
        most={100}
        step={0.5}
        text={words.percent({ percent: Math.round(placement.zoom * 100) })}
        less={{ icon: minusIcon, label: words.zoomOut, onPress: () => onChange(zoomed(frame, placement, -1), 'zoom') }}
        more={{ icon: plusIcon, label: words.zoomIn, onPress: () => onChange(zoomed(frame, placement, 1), 'zoom') }}
        onValue={(value) => onChange(zoomAbout(frame, placement, zoomOf(value) / placement.zoom), 'zoom')}
      />
      <Slider
        label={words.straighten}
        value={fine}
        least={-45}
        most={45}
        step={0.5}
        text={words.degrees({ degrees: Math.round(fine * 10) / 10 })}
        less={{ icon: minusIcon, label: words.tiltLeft, onPress: () => onChange(tilted(frame, placement, -1), 'tilt') }}
        more={{ icon: plusIcon, label: words.tiltRight, onPress: () => onChange(tilted(frame, placement, 1), 'tilt') }}
        onValue={(value) => onChange(rotateTo(frame, placement, quarter + value), 'tilt')}
      />
      <fieldset aria-label={words.move} className={styles.moves}>
        <span aria-hidden="true" className={styles.label}>
          {words.move}
        </span>
        <IconButton icon={chevronLeftIcon} label={words.moveLeft} onClick={move(-1, 0)} />
        <IconButton icon={chevronUpIcon} label={words.moveUp} onClick={move(0, -1)} />
        <IconButton icon={chevronDownIcon} label={words.moveDown} onClick={move(0, 1)} />
        <IconButton icon={chevronRightIcon} label={words.moveRight} onClick={move(1, 0)} />
      </fieldset>
    </fieldset>
  );
}

/** What is done by one press. */
function EditorButtons({ frame, placement, canUndo, canRedo, onUndo, onRedo, onChange }: EditorToolsProps) {
  const isReset = placement.zoom === 1 && placement.x === 0 && placement.y === 0 && placement.rotation === 0;
  return (
    <div className={styles.row}>
      <ToolButton icon={undoIcon} label={words.undo} off={!canUndo} onPress={onUndo} />
      <ToolButton icon={redoIcon} label={words.redo} off={!canRedo} onPress={onRedo} />
      <ToolButton
        icon={turnLeftIcon}
        label={words.turnLeft}
        onPress={() => onChange(quarterTurn(frame, placement, -1), 'turn', true)}
      />
      <ToolButton
        icon={turnRightIcon}
        label={words.turnRight}
        onPress={() => onChange(quarterTurn(frame, placement, 1), 'turn', true)}
      />
      <ToolButton
        icon={centreIcon}
        label={words.centre}
        off={placement.x === 0 && placement.y === 0}
        onPress={() => onChange({ ...placement, x: 0, y: 0 }, 'centre', true)}
      />
      <ToolButton
        icon={fitIcon}
        label={words.fit}
        off={placement.zoom === 1}
        onPress={() => onChange(zoomAbout(frame, placement, 1 / placement.zoom), 'fit', true)}
      />
      <ToolButton
        icon={resetIcon}
        label={words.reset}
        off={isReset}
        onPress={() => onChange(asItFits, 'reset', true)}
      />
    </div>
  );
}
