import { type FormEvent, useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { useWrite } from '../data/use-call.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { words as partsWords } from '../parts/parts.words.ts';
import { Sheet } from '../parts/Sheet.tsx';
import { say } from '../parts/toast.ts';
import { words } from './table.words.ts';

interface SaveViewSheetProps {
  list: string;
  query: string;
  /** The view to rename or share; absent for a new one. */
  view: Reply<'saveView'> | undefined;
  onClose(): void;
}

/** Names a view and says whether the team sees it. */
export function SaveViewSheet({ list, query, view, onClose }: SaveViewSheetProps) {
  const [name, setName] = useState(view?.name ?? '');
  const [isShared, setShared] = useState(view?.isShared ?? false);
  const save = useWrite('saveView', { touches: ['listSavedViews'] });
  const update = useWrite('updateView', { touches: ['listSavedViews'] });
  const failure = (save.error ?? update.error)?.failure;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const settled = {
      onSuccess: () => {
        say(words.viewSaved({ name: name.trim() }));
        onClose();
      },
    };
    if (view) update.mutate({ params: { viewId: view.id }, body: { name, isShared } }, settled);
    else save.mutate({ params: { list }, body: { name, query, isShared } }, settled);
  };
  const formId = 'save-view';
  return (
    <Sheet
      title={view ? words.renameView : words.saveView}
      isOpen
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>{partsWords.cancel}</Button>
          <Button kind="primary" type="submit" form={formId} busy={save.isPending || update.isPending}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit}>
        <TextField
          label={words.viewName}
          value={name}
          onChange={setName}
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type the name
          autoFocus
          maxLength={60}
          error={failure?.fields?.['name'] ?? (failure ? failure.description : undefined)}
        />
        <CheckField label={words.shareView} isSelected={isShared} onChange={setShared} />
      </form>
    </Sheet>
  );
}
