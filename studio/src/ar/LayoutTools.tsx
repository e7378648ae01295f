import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import { useId } from 'react';
import { Button, IconButton } from '@afterimage/ui/Button.tsx';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import {
  chevronDownIcon,
  chevronLeftIcon,
  chevronRightIcon,
  chevronUpIcon,
  minusIcon,
  plusIcon,
} from '@afterimage/ui/icons.ts';
import { centreIcon, turnLeftIcon, turnRightIcon } from '@afterimage/ui/making-icons.ts';
import { isPlain, resetLayout, moved, scaledTo, scaleRange, scaleStep, step, turned } from './display-layout.ts';
import styles from './LayoutTools.module.css';
import { words } from './lay.words.ts';
import { isModel, mayHaveSound, type PlacedMedium } from './placed-medium.ts';
import { plainDisplayOf } from '@afterimage/scene/place-medium.ts';

interface LayoutToolsProps {
  placed: PlacedMedium;
  onDisplay: (display: MediumDisplay) => void;
}

/** How a medium lies on its photo and how it plays, by buttons and sliders. */
export function LayoutTools({ placed, onDisplay }: LayoutToolsProps) {
  const { medium, display } = placed;
  const plain = plainDisplayOf(medium.type);
  return (
    <section className={styles.tools} aria-label={words.title}>
      <h3 className={styles.title}>{words.title}</h3>
      <FitChoice placed={placed} onDisplay={onDisplay} />
      <MoveButtons display={display} onDisplay={onDisplay} />
      <Slider
        label={words.scale}
        value={Math.round(display.scale * 100)}
        min={scaleRange.min * 100}
        max={scaleRange.max * 100}
        text={words.percent({ percent: Math.round(display.scale * 100) })}
        less={{
          icon: minusIcon,
          label: words.smaller,
          press: () => onDisplay(scaledTo(display, display.scale / scaleStep)),
        }}
        more={{
          icon: plusIcon,
          label: words.larger,
          press: () => onDisplay(scaledTo(display, display.scale * scaleStep)),
        }}
        onValue={(value) => onDisplay(scaledTo(display, value / 100))}
      />
      <Slider
        label={words.turn}
        value={Math.round(display.rotation)}
        min={-180}
        max={180}
        text={words.degrees({ degrees: Math.round(display.rotation) })}
        less={{ icon: turnLeftIcon, label: words.turnLeft, press: () => onDisplay(turned(display, -15)) }}
        more={{ icon: turnRightIcon, label: words.turnRight, press: () => onDisplay(turned(display, 15)) }}
        onValue={(value) => onDisplay({ ...display, rotation: value })}
      />
      <PlayChecks placed={placed} onDisplay={onDisplay} />
      <Button
        kind="quiet"
        small
        aria-disabled={isPlain(display, plain) || undefined}
        onClick={() => onDisplay(resetLayout(display, plain))}
      >
        {words.reset}
      </Button>
    </section>
  );
}

/** How a model stands on its photo, or how a film or a picture fills it. */
function FitChoice({ placed: { medium, display }, onDisplay }: LayoutToolsProps) {
  return isModel(medium.type) ? (
    <PillGroup
      legend={words.stance}
      choices={[
        { value: 'floating', label: words.floating },
        { value: 'standing', label: words.standing },
      ]}
      value={display.stance ?? 'floating'}
      onChange={(value) => onDisplay({ ...display, stance: value === 'standing' ? 'standing' : 'floating' })}
    />
  ) : (
    <PillGroup
      legend={words.fit}
      choices={[
        { value: 'cover', label: words.cover },
        { value: 'contain', label: words.contain },
      ]}
      value={display.fit}
      onChange={(value) => onDisplay({ ...display, fit: value === 'contain' ? 'contain' : 'cover' })}
    />
  );
}

function MoveButtons({ display, onDisplay }: { display: MediumDisplay; onDisplay: LayoutToolsProps['onDisplay'] }) {
  return (
    <fieldset className={styles.row}>
      <legend className={styles.legend}>{words.move}</legend>
      <div className={styles.buttons}>
        <IconButton icon={chevronLeftIcon} label={words.left} onClick={() => onDisplay(moved(display, -step, 0))} />
        <IconButton icon={chevronUpIcon} label={words.up} onClick={() => onDisplay(moved(display, 0, -step))} />
        <IconButton icon={chevronDownIcon} label={words.down} onClick={() => onDisplay(moved(display, 0, step))} />
        <IconButton icon={chevronRightIcon} label={words.right} onClick={() => onDisplay(moved(display, step, 0))} />
        <IconButton icon={centreIcon} label={words.centre} onClick={() => onDisplay({ ...display, x: 0, y: 0 })} />
      </div>
      <p className={styles.hint}>{words.drag}</p>
    </fieldset>
  );
}

function PlayChecks({ placed: { medium, display }, onDisplay }: LayoutToolsProps) {
  return (
    <div className={styles.checks}>
      {medium.type === 'IMAGE' ? null : (
        <Checkbox
          label={words.loop}
          checked={display.loop}
          onChange={({ target }) => onDisplay({ ...display, loop: target.checked })}
        />
      )}
      {mayHaveSound(medium) ? (
        <Checkbox
          label={words.sound}
          checked={display.sound}
          onChange={({ target }) => onDisplay({ ...display, sound: target.checked })}
        />
      ) : null}
    </div>
  );
}

interface End {
  icon: string;
  label: string;
  press: () => void;
}
interface SliderProps {
  label: string;
  value: number;
  min: number;
  max: number;
  text: string;
  less: End;
  more: End;
  onValue: (value: number) => void;
}

/** A slider with a button at either end, for those who cannot drag. */
function Slider({ label, value, min, max, text, less, more, onValue }: SliderProps) {
  const id = useId();
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.legend}>
          {label}
        </label>
        <output htmlFor={id} className="figures">
          {text}
        </output>
      </div>
      <div className={styles.slider}>
        <IconButton icon={less.icon} label={less.label} onClick={less.press} />
        <input
          id={id}
          type="range"
          min={min}
          max={max}
          step={1}
          value={value}
          aria-valuetext={text}
          className={styles.track}
          onChange={({ target }) => onValue(Number(target.value))}
        />
        <IconButton icon={more.icon} label={more.label} onClick={more.press} />
      </div>
    </div>
  );
}
