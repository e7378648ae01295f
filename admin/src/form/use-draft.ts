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
  /** Goes on from what the server has made of what was sent; what was typed meanwhile stays. */
  accept(sent: Fields, saved: Fields, version: number): void;
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
  if (version > base.version) {
    setConflicts(conflictsOf(base.stored, draft, stored));
    setDraft(mergedDraft(base.stored, draft, stored));
    setBase({ stored, version });
  }
  // what was just saved is newer than what was read before
  const present = base.version > version ? base.stored : stored;
  return {
    draft,
    change: (part) => setDraft((before) => ({ ...before, ...part })),
    changed: changedFields(present, draft),
    conflicts,
    take: (field, side) => {
      const conflict = conflicts.find((one) => one.field === field);
      if (conflict && side === 'theirs') setDraft((before) => ({ ...before, [field]: conflict.theirs }));
      setConflicts((before) => before.filter((one) => one.field !== field));
    },
    version: Math.max(version, base.version),
    accept: (sent, saved, savedVersion) => {
      setBase({ stored: saved, version: savedVersion });
      setDraft((before) => mergedDraft(sent, before, saved));
    },
    discard: () => {
      setDraft(present);
      setConflicts([]);
    },
  };
}
