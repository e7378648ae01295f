import { intlLocale } from '@afterimage/words/locale.ts';
import { toCentimeters } from '@afterimage/media/model/size-lines.ts';
import { words } from './room.words.ts';
import styles from './ModelCanvas.module.css';

type Point = { x: number; y: number; z: number };

interface SizeFactsProps {
  box: { min: Point; max: Point };
  isOpen: boolean;
  onShow: (isOpen: boolean) => void;
}

/** How large the thing is, in words, and whether the lines about it say so too. */
export function SizeFacts({ box: { min, max }, isOpen, onShow }: SizeFactsProps) {
  const sides = [
    [max.x - min.x, words.wide],
    [max.y - min.y, words.high],
    [max.z - min.z, words.deep],
  ] as const;
  return (
    <label className={styles.facts}>
      <input
        type="checkbox"
        checked={isOpen}
        onChange={(event) => onShow(event.target.checked)}
        aria-label={words.sizes}
      />
      <span className="figures">{sides.map(([metres, side]) => `${lengthOf(metres)} ${side}`).join(' · ')}</span>
    </label>
  );
}

/** `9.6 cm`, in the numbers of the page's language. */
export const lengthOf = (metres: number): string =>
  words.centimetres({ length: new Intl.NumberFormat(intlLocale()).format(toCentimeters(metres)) });
