import type { TextMedium } from '@afterimage/contract/customization.ts';
import { alignments, textAnimations } from '@afterimage/contract/values/looks.ts';
import { useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { PillGroup, SwatchGroup } from '@afterimage/ui/Choice.tsx';
import { Select, TextArea } from '@afterimage/ui/Field.tsx';
import { fontNames, longestText } from './text-draft.ts';
import styles from './Ways.module.css';
import { words } from './ways.words.ts';
import { amber, light } from '@afterimage/contract/values/palette.ts';

interface TextChooserProps {
  text: TextMedium;
  busy: boolean;
  /** Whether what is written is on the photo already. */
  done: boolean;
  /** Whether another text is on the photo, which this one changes. */
  changes: boolean;
  onText: (text: TextMedium) => void;
  onSave: () => void;
}

const colorValues = {
  white: '#ffffff',
  ink: light.ink,
  amber: amber,
  blue: light.blue,
  red: light.bad,
  green: light.ok,
};
const colorNames = Object.keys(colorValues) as (keyof typeof colorValues)[];

/** What is no colour, as a stroke through nothing. */
const crossedBackground = 'linear-gradient(to top right, transparent 46%, var(--bad) 46% 54%, transparent 54%)';

/** A text that comes up on the photo: written, set, coloured, moved. */
export function TextChooser({ text, busy, done, changes, onText, onSave }: TextChooserProps) {
  const [isConfirming, setConfirming] = useState(false);
  const set = (change: Partial<TextMedium>) => onText({ ...text, ...change });
  const empty = text.text.trim() === '';
  return (
    <div className={styles.way}>
      <TextArea
        label={words.text}
        value={text.text}
        maxLength={longestText}
        rows={3}
        hint={<span className="figures">{words.count({ count: text.text.length, most: longestText })}</span>}
        error={isConfirming && empty ? words.textMissing : ''}
        onChange={({ target }) => set({ text: target.value })}
      />
      <Select label={words.font} value={text.font} onChange={({ target }) => set({ font: target.value })}>
        {fontNames.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </Select>
      <ColorChoice legend={words.colour} value={text.color} onChange={(color) => color && set({ color })} />
      <ColorChoice
        legend={words.background}
        value={text.background}
        none
        onChange={(background) => set({ background })}
      />
      <PillGroup
        legend={words.align}
        choices={alignments.map((value) => ({ value, label: words.aligns[value] }))}
        value={text.align}
        onChange={(value) => set({ align: alignments.find((one) => one === value) ?? 'center' })}
      />
      <PillGroup
        legend={words.animation}
        choices={textAnimations.map((value) => ({ value, label: words.animations[value] }))}
        value={text.animation}
        onChange={(value) => set({ animation: textAnimations.find((one) => one === value) ?? 'none' })}
      />
      {done ? null : (
        <Button
          busy={busy}
          onClick={() => {
            setConfirming(true);
            if (!empty) onSave();
          }}
        >
          {changes ? words.changeText : words.putText}
        </Button>
      )}
    </div>
  );
}

interface ColorChoiceProps {
  legend: string;
  value: string | null;
  none?: boolean;
  onChange: (color: string | null) => void;
}

function ColorChoice({ legend, value, none = false, onChange }: ColorChoiceProps) {
  const colorOptions = colorNames.map((name) => ({
    value: colorValues[name],
    label: words.colours[name],
    code: colorValues[name],
  }));
  const nothing = { value: 'none', label: words.noBackground, code: crossedBackground };
  return (
    <div className={styles.colours}>
      <SwatchGroup
        legend={legend}
        choices={none ? [nothing, ...colorOptions] : colorOptions}
        value={value ?? 'none'}
        onChange={(selectedValue) => onChange(selectedValue === 'none' ? null : selectedValue)}
      />
      <label className={styles.own}>
        <input type="color" value={value ?? '#ffffff'} onChange={({ target }) => onChange(target.value)} />
        {words.ownColour}
        <span className="visually-hidden">: {legend}</span>
      </label>
    </div>
  );
}
