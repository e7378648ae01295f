import { useEffect, useState, useSyncExternalStore } from 'react';
import {
  Autocomplete,
  Dialog,
  Header,
  Input,
  Menu,
  MenuItem,
  MenuSection,
  Modal,
  ModalOverlay,
  SearchField,
} from 'react-aria-components';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { searchIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { words as appWords } from '../app/app.words.ts';
import type { NavigationLine } from '../app/navigation-lines.ts';
import { openedOverlay } from '../app/overlays.ts';
import { useCall } from '../data/use-call.ts';
import { presentShortcuts, watchShortcuts } from '../keys/shortcuts.ts';
import { type Command, matching, resultCommands } from './commands.ts';
import { words } from './palette.words.ts';
import styles from './Palette.module.css';

interface PaletteProps {
  lines: readonly NavigationLine[];
  /** What is typed. */
  text: string;
  onText(text: string): void;
  onClose(): void;
}

/** How long after the last key the shop is searched, in milliseconds. */
const typingPause = 180;

/** One field that finds pages, what can be done on this one, and orders, prints and products. */
export function Palette({ lines, text, onText, onClose }: PaletteProps) {
  const navigate = useNavigate();
  const searched = useSettled(text.trim());
  const search = useCall(
    'adminSearch',
    { query: { text: searched } },
    { enabled: searched.length > 1, keepsPrevious: true },
  );
  useEffect(() => openedOverlay(onClose), [onClose]);
  const shortcuts = useSyncExternalStore(watchShortcuts, presentShortcuts);
  const pages: Command[] = lines.map(({ section, to }) => ({
    id: `page ${section}`,
    title: appWords.sections[section],
    run: () => void navigate(to),
  }));
  const actions: Command[] = shortcuts
    .filter(({ keys }) => keys[0] !== 'g')
    .map(({ title, keys, run }) => ({ id: `action ${keys.join(' ')}`, title, keys, run }));
  const found = searched.length > 1 ? resultCommands(search.data?.resultList ?? [], navigate) : [];
  const groups = [
    { id: 'found', title: words.found, commands: found },
    { id: 'pages', title: words.pages, commands: matching(pages, text) },
    { id: 'actions', title: words.actions, commands: matching(actions, text) },
  ].filter(({ commands }) => commands.length > 0);
  const run = (id: string) => {
    onClose();
    groups
      .flatMap(({ commands }) => commands)
      .find((command) => command.id === id)
      ?.run();
  };
  const isSearching = searched !== text.trim() || search.isFetching;
  return (
    <ModalOverlay isOpen isDismissable onOpenChange={(open) => !open && onClose()} className={styles.backdrop}>
      <Modal className={styles.modal}>
        <Dialog aria-label={words.title} className={styles.dialog} data-palette="">
          <Autocomplete inputValue={text} onInputChange={onText}>
            {/* oxlint-disable-next-line jsx-a11y/no-autofocus -- the palette was opened to type */}
            <SearchField aria-label={words.field} autoFocus className={styles.field}>
              <Icon of={searchIcon} />
              <Input placeholder={words.field} className={styles.input} />
            </SearchField>
            <PaletteMenu groups={groups} isSearching={isSearching} onRun={run} />
          </Autocomplete>
          {search.error ? (
            <p role="alert" className={styles.nothing}>
              {words.failed}
            </p>
          ) : null}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

interface PaletteMenuProps {
  groups: readonly { id: string; title: string; commands: readonly Command[] }[];
  isSearching: boolean;
  onRun(id: string): void;
}

function PaletteMenu({ groups, isSearching, onRun }: PaletteMenuProps) {
  return (
    <Menu
      aria-label={words.title}
      className={styles.results}
      onAction={(id) => onRun(String(id))}
      renderEmptyState={() => (isSearching ? null : <p className={styles.nothing}>{words.nothing}</p>)}
    >
      {groups.map(({ id, title, commands }) => (
        <MenuSection key={id} id={id}>
          <Header className={styles.group}>{title}</Header>
          {commands.map((command) => (
            <MenuItem key={command.id} id={command.id} textValue={command.title} className={styles.item}>
              <span className={styles.title}>{command.title}</span>
              {command.detail ? <span className={styles.detail}>{command.detail}</span> : null}
              {command.keys ? (
                <span className={styles.keys}>
                  {command.keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </span>
              ) : null}
            </MenuItem>
          ))}
        </MenuSection>
      ))}
    </Menu>
  );
}

/** A text as it was when the typing paused. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), typingPause);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
