import type { ProductDetail, SizeGuide } from '@afterimage/contract/catalogue.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { sizeDrawings } from './size-drawings.ts';
import styles from './SizeGuideDialog.module.css';
import { words } from './size-guide.words.ts';

interface SizeGuideDialogProps {
  product: Pick<ProductDetail, 'variation'>;
  guide: SizeGuide;
  open: boolean;
  onClose: () => void;
}

/** The measures of each size as a table, with a drawing of where they are taken. */
export function SizeGuideDialog({ product, guide, open, onClose }: SizeGuideDialogProps) {
  const { drawing, measured, measureList, rowList } = guide;
  const { outline, lines } = sizeDrawings[drawing];
  const format = new Intl.NumberFormat(intlLocale());
  const unit = drawing === 'ring' ? words.mm : words.cm;
  const labels = new Map(product.variation.flatMap(({ size }) => size.map(({ name, label }) => [name, label])));
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <div className={styles.guide}>
        <svg viewBox="0 0 200 200" className={styles.drawing} aria-hidden="true">
          <path d={outline} className={styles.outline} />
          {measureList.map((measure, index) => {
            const line = lines[measure];
            return line ? (
              <g key={measure}>
                <path d={line.path} className={styles.line} />
                <text x={line.x} y={line.y} className={styles.letter}>
                  {letterOf(index)}
                </text>
              </g>
            ) : null;
          })}
        </svg>
        <div className={styles.words}>
          <p>{drawing === 'ring' ? words.howRing : words.how[measured]}</p>
          <table className={styles.table}>
            <caption className="visually-hidden">{words.table({ unit })}</caption>
            <thead>
              <tr>
                <th scope="col">{words.size}</th>
                {measureList.map((measure, index) => (
                  <th key={measure} scope="col">
                    <span aria-hidden="true" className={styles.key}>
                      {letterOf(index)}
                    </span>{' '}
                    {words.measures[measure]} ({unit})
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rowList.map(({ size, valueList }) => (
                <tr key={size}>
                  <th scope="row">{labels.get(size) ?? size.toUpperCase()}</th>
                  {valueList.map((value, index) => (
                    <td key={measureList[index]} className="figures">
                      {format.format(value)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </Dialog>
  );
}

const letterOf = (index: number): string => String.fromCodePoint(65 + index);
