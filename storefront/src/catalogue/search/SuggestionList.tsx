import { useEffect } from 'react';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { searchIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { Price } from '@afterimage/ui/Price.tsx';
import type { Option, OptionGroup } from './options.ts';
import styles from './SearchSuggestions.module.css';
import { words } from './search.words.ts';

interface SuggestionListProps {
  /** The list's id begins with it, and so do those of its options: `<id>-list`, `<id>-0` and so on. */
  id: string;
  groups: readonly OptionGroup[];
  active: number;
  busy: boolean;
  onChoose: (option: Option) => void;
  onClear: () => void;
}

/** The list of a combobox: its options are links, which the field chooses from by keys. */
export function SuggestionList({ id, groups, active, busy, onChoose, onClear }: SuggestionListProps) {
  useEffect(() => {
    if (active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  if (groups.length === 0) return null;
  const starts = groups.map((_, index) => groups.slice(0, index).reduce((sum, { options }) => sum + options.length, 0));
  const titles = {
    recent: words.recent,
    popular: words.popular,
    help: words.help,
    searches: words.searches,
    categories: words.categories,
    products: words.products,
    all: '',
  };
  return (
    // A press does not take the focus out of the field; what it presses it presses.
    <div className={styles.panel} onMouseDown={(event) => event.preventDefault()} role="presentation">
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a select cannot hold pictures, links and groups of them */}
      <div id={`${id}-list`} role="listbox" aria-label={words.suggestions} aria-busy={busy || undefined}>
        {groups.map(({ kind, options }, index) => (
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an optgroup stands in a select only
          <div key={kind} className={styles.group} data-kind={kind} role="group" aria-label={titles[kind] || undefined}>
            {titles[kind] ? (
              <p className={styles.title} aria-hidden="true">
                {titles[kind]}
              </p>
            ) : null}
            {options.map((option, at) => {
              const optionIndex = (starts[index] ?? 0) + at;
              return (
                <Link
                  key={option.to}
                  id={`${id}-${optionIndex}`}
                  to={option.to}
                  // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option stands in a select only
                  role="option"
                  aria-selected={optionIndex === active}
                  tabIndex={-1}
                  className={styles.option}
                  onClick={() => onChoose(option)}
                >
                  <OptionContent option={option} all={kind === 'all'} />
                </Link>
              );
            })}
          </div>
        ))}
      </div>
      {groups[0]?.kind === 'recent' ? (
        <button type="button" className={styles.clear} aria-label={words.clearLabel} onClick={onClear}>
          {words.clear}
        </button>
      ) : null}
    </div>
  );
}

function OptionContent({ option: { name, search, product }, all }: { option: Option; all: boolean }) {
  if (product)
    return (
      <>
        <span className={styles.thumb}>
          {product.thumbImage ? <Picture source={product.thumbImage} alt="" ratio="4 / 5" sizes="40px" eager /> : null}
        </span>
        <span className={styles.name}>{name}</span>
        <Price amount={product.finalPrice} highest={product.highestPrice} currency={product.currency} />
      </>
    );
  return (
    <>
      {search === undefined ? null : <Icon of={searchIcon} size={18} />}
      <span className={styles.name}>{all ? words.all({ key: name }) : name}</span>
    </>
  );
}
