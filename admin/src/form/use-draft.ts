import { useState } from 'react';
import { changedFields, type Conflict, conflictsOf, mergedDraft } from './draft.ts';

interface DraftOptions<Fields extends object> {
  /** The record as the server has it now. */
  stored: Fields;
  /** Grows with each change on the server. */
  version: number;
}

/** A form over a record that others may edit too. */
export interface DraftForm<Fields extends object> {
  draft: Fields;
  change(part: Partial<Fields>): void;
  /** The fields that differ from what is stored. */
  changed: readonly (keyof Fields & string)[];
  /** Fields that both sides have changed since this form was opened. */
  conflicts: readonly Conflict<Fields>[];
  /** Decides a conflict. */
  take(field: keyof Fields & string, side: 'mine' | 'theirs'): void;
  /** The version to send along. */
  version: number;
  discard(): void;
}

/**
 * What is typed into a form, over the record that it began with. When the record has changed meanwhile, fields that were
 * not touched follow it; those that both sides have changed are conflicts until one side is taken.
 */
export function useDraft<Fields extends object>({ stored, version }: DraftOptions<Fields>): DraftForm<Fields> {
  const [base, setBase] = useState({ stored, version });
  const [draft, setDraft] = useState(stored);
  const [conflicts, setConflicts] = useState<readonly Conflict<Fields>[]>([]);
  if (base.version !== version) {
    setConflicts(conflictsOf(base.stored, draft, stored));
    setDraft(mergedDraft(base.stored, draft, stored));
    setBase({ stored, version });
  }
  return {
    draft,
    change: (part) => setDraft((present) => ({ ...present, ...part })),
    changed: changedFields(stored, draft),
    conflicts,
    take: (field, side) => {
      const conflict = conflicts.find((one) => one.field === field);
      if (conflict && side === 'theirs') setDraft((present) => ({ ...present, [field]: conflict.theirs }));
      setConflicts((present) => present.filter((one) => one.field !== field));
    },
    version,
    discard: () => {
      setDraft(stored);
      setConflicts([]);
    },
  };
}
