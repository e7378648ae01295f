import type { CappedCount } from '@afterimage/contract/admin/lists.ts';
import { formatCount } from '../parts/format-moment.ts';
import { ColumnChooser } from './ColumnChooser.tsx';
import type { Column } from './columns.ts';
import type { ListState } from './list-state.ts';
import { SortMenu } from './SortMenu.tsx';
import type { ChangeList } from './use-list-state.ts';
import { words } from './table.words.ts';
import styles from './DataTable.module.css';

interface ListLineProps<Item> {
  total: CappedCount | undefined;
  isStale: boolean;
  columns: readonly Column<Item>[];
  state: ListState;
  change: ChangeList;
  fileHref: string | undefined;
}

/** How many rows there are, and how they are shown. */
export function ListLine<Item>({ total, isStale, columns, state, change, fileHref }: ListLineProps<Item>) {
  return (
    <div className={styles.line}>
      <output className={styles.count} aria-busy={isStale || undefined}>
        {total ? countText(total) : null}
      </output>
      <div className={styles.tools}>
        <SortMenu columns={columns} sort={state.sort} onSort={(sort) => change({ sort })} />
        <ColumnChooser
          columns={columns}
          names={state.columns}
          onChange={(names) => change({ columns: names }, { isTyping: true })}
        />
        {fileHref === undefined ? null : (
          <a className={styles.file} href={fileHref} download>
            {words.exportFile}
          </a>
        )}
      </div>
    </div>
  );
}

const countText = ({ count, capped }: CappedCount): string =>
  capped ? words.countCapped({ count: formatCount(count) }) : words.count({ count });
