import type { Customization } from '@afterimage/contract/customization.ts';
import { PillGroup } from '@afterimage/ui/Choice.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './FontChoice.module.css';
import { words } from './text.words.ts';

interface FontChoiceProps {
  fonts: Customization['extraList'];
  selectedId: number | null;
  currency: string;
  onChoose: (id: number) => void;
}

/** The typefaces to choose from, each name set in itself, with what it costs. */
export function FontChoice({ fonts, selectedId, currency, onChoose }: FontChoiceProps) {
  return (
    <PillGroup
      legend={words.font}
      choices={fonts.map(({ id, title, price }) => ({
        value: String(id),
        label: (
          <span className={styles.font}>
            <span className={styles.title} style={{ fontFamily: `'Title ${title}', var(--text-face)` }}>
              {title}
            </span>
            {price > 0 ? (
              <span className={styles.price}> {words.more({ price: formatPrice(price, currency) })}</span>
            ) : null}
          </span>
        ),
      }))}
      value={selectedId === null ? null : String(selectedId)}
      onChange={(value) => onChoose(Number(value))}
    />
  );
}
