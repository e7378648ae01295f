import { useId } from 'react';
import { useHref } from '../../navigation.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './SearchAsk.module.css';
import { words } from './list.words.ts';

/** The question when nothing was asked yet. */
export function SearchAsk() {
  const id = useId();
  return (
    <search>
      <form action={useHref('/search')} className={styles.ask}>
        <label htmlFor={id} className="visually-hidden">
          {words.searchAsk}
        </label>
        <input id={id} name="key" type="search" autoComplete="off" enterKeyHint="search" className={styles.key} />
        <Button type="submit">{words.searchButton}</Button>
      </form>
    </search>
  );
}
