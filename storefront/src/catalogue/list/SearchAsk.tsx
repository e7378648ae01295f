import { useId, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { useHref } from '@afterimage/client/navigation/navigation.ts';
import { suggestionsFor } from '../search/LazySuggestions.tsx';
import styles from './SearchAsk.module.css';
import { words } from './list.words.ts';

/** The question when nothing was asked yet. */
export function SearchAsk() {
  const id = useId();
  const [field, setField] = useState<HTMLInputElement | null>(null);
  return (
    <search>
      <form action={useHref('/search')} className={styles.ask}>
        <label htmlFor={id} className="visually-hidden">
          {words.searchAsk}
        </label>
        <input
          id={id}
          name="key"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          className={styles.key}
          onFocus={(event) => setField(event.currentTarget)}
        />
        <Button type="submit">{words.searchButton}</Button>
        {field ? suggestionsFor(field) : null}
      </form>
    </search>
  );
}
