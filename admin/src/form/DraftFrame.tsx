import type { ReactNode } from 'react';
import { type FailureError, failureOf } from '@afterimage/client/api/failure.ts';
import { sayFailure } from '../parts/toast.ts';
import { Conflicts } from './Conflicts.tsx';
import { SaveBar } from './SaveBar.tsx';
import type { DraftForm } from './use-draft.ts';

interface DraftFrameProps<Fields extends object> {
  form: DraftForm<Fields>;
  /** The titles of the fields. */
  titles: Readonly<Record<keyof Fields & string, string>>;
  /** A value as a person reads it. */
  show?(field: keyof Fields & string, value: unknown): string;
  /** The names of what has changed; the titles of the changed fields by default. */
  changed?: readonly string[];
  /** What is typed cannot be saved as it is. */
  isInvalid?: boolean;
  /** The operator may read the record only: nothing can be saved. */
  isReadOnly?: boolean;
  saving: { isPending: boolean; error: FailureError | null };
  onSave(): void;
  children: ReactNode;
}

/** The fields of a record that others may edit too: conflicts stand above them, saving and discarding below. */
export function DraftFrame<Fields extends object>(props: DraftFrameProps<Fields>) {
  const { form, titles, show, isInvalid = false, isReadOnly = false, saving, onSave, children } = props;
  const { changed = form.changed.map((field) => titles[field]) } = props;
  const failure = saving.error?.failure;
  return (
    <>
      <Conflicts
        form={form}
        description={failure?.code === 'RECORD_CHANGED' ? failure.description : undefined}
        titles={titles}
        show={show}
      />
      {children}
      {isReadOnly ? null : (
        <SaveBar
          changed={changed}
          isSaving={saving.isPending}
          isBlocked={form.conflicts.length > 0 || isInvalid}
          onSave={onSave}
          onDiscard={form.discard}
        />
      )}
    </>
  );
}

/** Says why a form was not saved, unless its fields or its conflicts say it. */
export function sayUnlessInForm(error: unknown): void {
  const { fields, code } = failureOf(error);
  if (!fields && code !== 'RECORD_CHANGED') sayFailure(error);
}
