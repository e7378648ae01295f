import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { SelectBox } from '../table/SelectBox.tsx';
import { words as tableWords } from '../table/table.words.ts';
import type { LineSelection } from './use-line-selection.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** The box by which a line is selected. */
export function LineBox({ line, selection }: { line: WorkshopLine; selection: LineSelection }) {
  const name = words.lineOf({ number: line.order.number, name: line.name });
  return (
    <span className={styles.box}>
      <SelectBox
        label={tableWords.selectRow({ name })}
        isChecked={selection.has(line)}
        onToggle={(event) => selection.toggle(line, event.shiftKey)}
      />
    </span>
  );
}
