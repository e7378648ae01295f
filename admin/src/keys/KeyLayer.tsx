import { useEffect, useState, useSyncExternalStore } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { words as appWords } from '../app/app.words.ts';
import type { NavigationLine } from '../app/navigation-lines.ts';
import type { Section } from '../app/screen.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { words } from './keys.words.ts';
import { isTaken, KeySequence, presentShortcuts, watchShortcuts } from './shortcuts.ts';
import { useShortcuts } from './use-shortcuts.ts';
import styles from './KeyLayer.module.css';

/** The key after `g` that leads to a section. */
const sectionKeys: Readonly<Record<Section, string>> = {
  today: 't',
  orders: 'o',
  check: 'c',
  make: 'm',
  pack: 'p',
  products: 'a',
  content: 'i',
  money: 'z',
  figures: 'f',
  people: 'k',
  reports: 'r',
  settings: 's',
  team: 'e',
  audit: 'l',
};

/** Listens for keys, with those that work everywhere, and shows all of them at `?`. */
export function KeyLayer({ lines, onPalette }: { lines: readonly NavigationLine[]; onPalette(): void }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  useShortcuts([
    { keys: ['?'], title: words.showKeys, run: () => setOpen(true) },
    { keys: ['/'], title: words.searchList, run: () => focusListSearch(onPalette) },
    ...lines.map(({ section, to }) => ({
      keys: ['g', sectionKeys[section]],
      title: words.goTo({ section: appWords.sections[section] }),
      run: () => void navigate(to),
    })),
  ]);
  useEffect(() => {
    const sequence = new KeySequence();
    const press = (event: KeyboardEvent) => {
      if (isTaken(event)) return;
      const shortcut = sequence.press(event.key, event.timeStamp, presentShortcuts());
      if (!shortcut) return;
      event.preventDefault();
      shortcut.run();
    };
    addEventListener('keydown', press);
    return () => removeEventListener('keydown', press);
  }, []);
  return (
    <Sheet title={words.keys} isOpen={isOpen} onClose={() => setOpen(false)}>
      <KeyList />
    </Sheet>
  );
}

function KeyList() {
  const shortcuts = useSyncExternalStore(watchShortcuts, presentShortcuts);
  const listKeys = [
    { title: words.palette, keys: ['Ctrl', 'K'] },
    { title: words.moveRow, keys: ['↑', '↓'] },
    { title: words.openRow, keys: ['Enter'] },
    { title: words.selectRow, keys: ['␣'] },
    { title: words.extendRows, keys: ['⇧', '↑', '↓'] },
    { title: words.selectRows, keys: ['Ctrl', 'A'] },
  ];
  return (
    <dl className={styles.keys}>
      {[...shortcuts.map(({ title, keys }) => ({ title, keys })), ...listKeys].map(({ title, keys }) => (
        <div key={title + keys.join('')} className={styles.line}>
          <dt>{title}</dt>
          <dd>
            {keys.map((key) => (
              <kbd key={key}>{key}</kbd>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function focusListSearch(otherwise: () => void): void {
  const field = document.querySelector<HTMLElement>('[data-list-search]');
  if (field) field.focus();
  else otherwise();
}
