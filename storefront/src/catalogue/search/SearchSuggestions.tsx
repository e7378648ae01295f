import { useEffect, useEffectEvent, useId, useRef, useState, useSyncExternalStore } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { selectCategories } from '../categories.state.ts';
import { activeAfter, optionGroups } from './options.ts';
import { recentSearches } from './recent-searches.ts';
import { SuggestionList } from './SuggestionList.tsx';
import styles from './SearchSuggestions.module.css';
import { usePopular, useSuggestions } from './use-suggestions.ts';
import { words } from './search.words.ts';

function empty(field: HTMLInputElement): void {
  field.value = '';
}

const isFresh = ({ value, defaultValue }: HTMLInputElement) => value === '' || value !== defaultValue;

/** What is written in a field that React did not make. */
function useFieldText(field: HTMLInputElement): string {
  return useSyncExternalStore(
    (changed) => {
      field.addEventListener('input', changed);
      return () => field.removeEventListener('input', changed);
    },
    () => field.value,
  );
}

/** Whether suggestions are wanted, and which of them is active. */
function useOpening(field: HTMLInputElement) {
  // What a page begins with was searched for already.
  const [isOpen, setOpen] = useState(() => document.activeElement === field && isFresh(field));
  const [active, setActive] = useState(-1);
  const [currentField, setCurrentField] = useState(field);
  // The next page has another field, which got the focus before this listens to it.
  if (currentField !== field) {
    setCurrentField(field);
    setActive(-1);
    setOpen(document.activeElement === field && isFresh(field));
  }
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  return { wanted: isOpen, setIsOpen: setOpen, active, setActive, close };
}

interface ComboboxHandlers {
  onInput(): void;
  onFocus(): void;
  onKey(event: KeyboardEvent): void;
  /** The focus leaves something of the field's form; without an event when it had left before this listened to it. */
  onLeave(event?: FocusEvent): void;
  onSubmit(): void;
}

function useComboboxListeners(field: HTMLInputElement, handlers: ComboboxHandlers): void {
  const onInput = useEffectEvent(handlers.onInput);
  const onFocus = useEffectEvent(handlers.onFocus);
  const onKey = useEffectEvent(handlers.onKey);
  const onLeave = useEffectEvent(handlers.onLeave);
  const onSubmit = useEffectEvent(handlers.onSubmit);
  useEffect(() => {
    const { form } = field;
    const stop = new AbortController();
    const { signal } = stop;
    field.addEventListener('input', () => onInput(), { signal });
    field.addEventListener('focus', () => onFocus(), { signal });
    field.addEventListener('keydown', (event) => onKey(event), { signal });
    form?.addEventListener('focusout', (event) => onLeave(event), { signal });
    form?.addEventListener('submit', () => onSubmit(), { signal });
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    if (!(form ?? field).contains(document.activeElement)) onLeave();
    return () => stop.abort();
  }, [field]);
}

interface ComboboxState {
  id: string;
  open: boolean;
  /** The active suggestion; -1 without one. */
  present: number;
}

function useComboboxState(field: HTMLInputElement, { id, open, present }: ComboboxState): void {
  useEffect(() => {
    field.setAttribute('aria-expanded', String(open));
    field.setAttribute('aria-controls', `${id}-list`);
    if (present >= 0) field.setAttribute('aria-activedescendant', `${id}-${present}`);
    else field.removeAttribute('aria-activedescendant');
  }, [field, id, open, present]);
}

/**
 * Makes a combobox of a search field, by the practices of ARIA: a list under it that arrow keys walk through while the
 * focus stays in the field. The field and its form work without it.
 */
export function SearchSuggestions({ field }: { field: HTMLInputElement }) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const text = useFieldText(field);
  const { wanted: isOpen, setIsOpen: setOpen, active, setActive, close } = useOpening(field);
  const recent = useSyncExternalStore(recentSearches.watch, recentSearches.read, recentSearches.read);
  const { suggestions, settled } = useSuggestions(text);
  const categories = useAppSelector(selectCategories);
  const popular = usePopular(isOpen && text.trim() === '');
  const groups = optionGroups(text, suggestions, { recent, popular }, categories);
  const count = groups.reduce((sum, { options }) => sum + options.length, 0);
  const open = isOpen && count > 0;
  const present = open && active < count ? active : -1;

  const onInput = () => {
    setActive(-1);
    setOpen(true);
  };
  // An empty field can tell what was searched for before.
  const onFocus = () => {
    if (field.value === '') setOpen(true);
  };
  const onLeave = (event?: FocusEvent) => {
    if (!(event?.relatedTarget instanceof Node && field.form?.contains(event.relatedTarget))) close();
  };
  const onSubmit = () => {
    if (field.value.trim()) recentSearches.add(field.value.trim().slice(0, 200));
    close();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.isComposing) return;
    const { key } = event;
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (count === 0) return;
      event.preventDefault();
      setOpen(!(event.altKey && key === 'ArrowUp'));
      setActive(event.altKey ? -1 : activeAfter(key, present, count));
    } else if (key === 'Escape' && open) {
      event.preventDefault();
      close();
    } else if (key === 'Enter' && present >= 0) {
      event.preventDefault();
      box.current?.querySelector<HTMLElement>(`[id="${id}-${present}"]`)?.click();
    } else if (['ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(key)) setActive(-1);
  };

  useComboboxListeners(field, { onInput, onFocus, onKey, onLeave, onSubmit });
  useComboboxState(field, { id, open, present });

  const announced = text.trim() === '' || !isOpen || !settled ? '' : count === 0 ? words.none : words.count({ count });
  return (
    <div ref={box} className={styles.anchor}>
      <p className="visually-hidden" aria-live="polite">
        {announced}
      </p>
      <SuggestionList
        id={id}
        groups={open ? groups : []}
        active={present}
        busy={!settled}
        onClear={() => {
          recentSearches.clear();
          field.focus();
        }}
        onChoose={({ search }) => {
          if (search !== undefined) recentSearches.add(search);
          else empty(field);
          close();
        }}
      />
    </div>
  );
}
