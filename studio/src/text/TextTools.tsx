import type { TextStyle } from '@afterimage/contract/print.ts';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { minusIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { Slider } from '../photo/Slider.tsx';
import { ColorChoice } from './ColorChoice.tsx';
import { oneDecimal } from './one-decimal.ts';
import styles from './TextStep.module.css';
import { words } from './text.words.ts';
import { asLargeAsFits } from './text-view.ts';
import type { TextView } from './use-text-view.ts';

const aligns = ['left', 'center', 'right'] as const;
/** Beyond half a circle the ends of a text come too near to each other to be read. */
const mostCurve = 180;
const curveStep = 10;
const leastSize = 2;

/** Color, alignment, size and curve of a text; the color may be set by the material or a choice. */
export function TextTools({ view, onStyle }: { view: TextView; onStyle: (style: TextStyle) => void }) {
  const { style, layout: textLayout, at } = view;
  const mostSize = Math.max(leastSize, Math.floor(at.place.height));
  const size = style.sizeMm ?? textLayout.sizeMm;
  const setSize = (mm: number) =>
    onStyle({ ...style, sizeMm: Math.min(mostSize, Math.max(leastSize, Math.round(mm * 2) / 2)) });
  const setCurve = (degrees: number) =>
    onStyle({ ...style, curve: Math.min(mostCurve, Math.max(-mostCurve, degrees)) });
  const curve = style.curve === 0 ? words.straight : words.degrees({ degrees: Math.round(style.curve) });
  return (
    <>
      {at.fixedColor ? null : <ColorChoice color={style.color} onColor={(color) => onStyle({ ...style, color })} />}
      <Disclosure title={words.form}>
        <div className={styles.tools}>
          <PillGroup
            legend={words.align}
            choices={aligns.map((align) => ({ value: align, label: words.aligns[align] }))}
            value={style.align}
            onChange={(value) => onStyle({ ...style, align: aligns.find((align) => align === value) ?? 'center' })}
          />
          <Checkbox
            label={words.fits}
            checked={style.sizeMm === undefined}
            onChange={({ target }) => (target.checked ? onStyle(asLargeAsFits(style)) : setSize(textLayout.sizeMm))}
          />
          {style.sizeMm === undefined ? null : (
            <Slider
              label={words.size}
              value={size}
              least={leastSize}
              most={mostSize}
              step={0.5}
              text={words.mm({ size: oneDecimal(size) })}
              less={{ icon: minusIcon, label: words.smaller, onPress: () => setSize(size - 0.5) }}
              more={{ icon: plusIcon, label: words.larger, onPress: () => setSize(size + 0.5) }}
              onValue={setSize}
            />
          )}
          <Slider
            label={words.curve}
            value={style.curve}
            least={-mostCurve}
            most={mostCurve}
            step={curveStep}
            text={curve}
            less={{ icon: minusIcon, label: words.curveDown, onPress: () => setCurve(style.curve - curveStep) }}
            more={{ icon: plusIcon, label: words.curveUp, onPress: () => setCurve(style.curve + curveStep) }}
            onValue={setCurve}
          />
        </div>
      </Disclosure>
    </>
  );
}
