import { useState } from 'react';
import { Button as AriaButton, Menu, MenuItem, MenuTrigger, Popover } from 'react-aria-components';
import type { Reply } from '@afterimage/contract/api.ts';
import { chevronDownIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { type ListState, normalQuery, queryOf, readListState } from './list-state.ts';
import { SaveViewSheet } from './SaveViewSheet.tsx';
import type { ChangeList } from './use-list-state.ts';
import { words } from './table.words.ts';
import filters from './Filters.module.css';
import styles from './ViewTabs.module.css';

type View = Reply<'listSavedViews'>['viewList'][number];

interface ViewTabsProps {
  /** The name of the list on the wire. */
  list: string;
  state: ListState;
  change: ChangeList;
}

/** The views of a list as tabs: all rows, those that every shop has, shared ones and own ones. */
export function ViewTabs({ list, state, change }: ViewTabsProps) {
  const { data } = useCall('listSavedViews', { params: { list } });
  const views = data?.viewList ?? [];
  const query = queryOf(state);
  const [chosenId, setChosenId] = useState<string | null>(null);
  const same = views.find((view) => normalQuery(view.query) === query);
  // The view that was chosen stays the present one while it is changed.
  const chosen = same ?? (query === '' ? undefined : views.find(({ id }) => id === chosenId));
  const isChanged = query !== '' && chosen?.id !== same?.id;
  if (same && same.id !== chosenId) setChosenId(same.id);
  return (
    <div className={styles.line}>
      <nav aria-label={words.views} className={styles.tabs}>
        <Tab title={words.allRows} query="" isPresent={query === ''} onChoose={() => setChosenId(null)} />
        {views.map((view) => (
          <Tab
            key={view.id}
            title={view.name}
            note={
              view.id === chosen?.id && isChanged ? words.viewChanged : view.isShared ? words.viewShared : undefined
            }
            query={view.query}
            isPresent={view.id === chosen?.id}
            onChoose={() => setChosenId(view.id)}
          />
        ))}
      </nav>
      {query === '' && !chosen ? null : (
        <ViewActions list={list} view={chosen} state={state} isChanged={isChanged || !chosen} change={change} />
      )}
    </div>
  );
}

interface TabProps {
  title: string;
  note?: string | undefined;
  query: string;
  isPresent: boolean;
  onChoose(): void;
}

const Tab = ({ title, note, query, isPresent, onChoose }: TabProps) => (
  <Link
    to={{ search: query && `?${query}` }}
    preventScrollReset
    aria-current={isPresent ? 'true' : undefined}
    className={styles.tab}
    onClick={onChoose}
  >
    {title}
    {note ? <small className={styles.note}>{note}</small> : null}
  </Link>
);

interface ViewActionsProps extends ViewTabsProps {
  view: View | undefined;
  /** Whether the list shows something else than the view says. */
  isChanged: boolean;
}

/** What can be done with the present view: save it, save it under another name, rename, share and delete it. */
function ViewActions({ list, view, state, isChanged, change }: ViewActionsProps) {
  const [sheet, setSheet] = useState<'new' | 'rename' | null>(null);
  const update = useWrite('updateView', { touches: ['listSavedViews'] });
  const remove = useWrite('deleteView', { touches: ['listSavedViews'] });
  const save = useWrite('saveView', { touches: ['listSavedViews'] });
  const own = view?.isChangeable ? view : undefined;
  const keepChanges = () => {
    if (!own) return;
    update.mutate(
      { params: { viewId: own.id }, body: { query: queryOf(state) } },
      { onSuccess: () => say(words.viewSaved({ name: own.name })), onError: sayFailure },
    );
  };
  const deleteView = ({ id, name, query, isShared }: View) => {
    // Saved again, it is another view with the same content.
    const undo = () => save.mutateAsync({ params: { list }, body: { name, query, isShared } });
    remove.mutate(
      { params: { viewId: id } },
      { onSuccess: () => say(words.viewDeleted({ name }), { undo }), onError: sayFailure },
    );
  };
  const act = (id: string) => {
    if (id === 'delete' && own) deleteView(own);
    if (id === 'discard' && view) change(readListState(new URLSearchParams(view.query)));
    if (id === 'new' || id === 'rename') setSheet(id);
  };
  const items = itemsFor(view, isChanged);
  return (
    <div className={styles.actions}>
      {isChanged ? (
        <Button small kind="quiet" busy={update.isPending} onPress={own ? keepChanges : () => setSheet('new')}>
          {own ? words.saveChanges : words.saveView}
        </Button>
      ) : null}
      {items.length > 0 ? (
        <MenuTrigger>
          <AriaButton className={styles.menuButton}>
            {words.viewActions}
            <Icon of={chevronDownIcon} size={14} />
          </AriaButton>
          <Popover className={filters.popover} placement="bottom end">
            <Menu className={filters.menu} onAction={(id) => act(String(id))}>
              {items.map(({ id, title }) => (
                <MenuItem key={id} id={id} className={filters.menuItem}>
                  {title}
                </MenuItem>
              ))}
            </Menu>
          </Popover>
        </MenuTrigger>
      ) : null}
      {sheet ? (
        <SaveViewSheet
          list={list}
          query={queryOf(state)}
          view={sheet === 'rename' ? own : undefined}
          onClose={() => setSheet(null)}
        />
      ) : null}
    </div>
  );
}

/** The entries of the menu of a view. */
function itemsFor(view: View | undefined, isChanged: boolean): { id: string; title: string }[] {
  const isOwn = view?.isChangeable ?? false;
  return [
    ...(isChanged && !isOwn ? [] : [{ id: 'new', title: words.saveAsNew }]),
    ...(view && isChanged ? [{ id: 'discard', title: words.discardChanges }] : []),
    ...(isOwn ? [{ id: 'rename', title: words.renameView }] : []),
    ...(isOwn ? [{ id: 'delete', title: words.deleteView }] : []),
  ];
}
