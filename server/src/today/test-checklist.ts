import { readSettings } from '../settings.ts';
import type { ChecklistParts } from './checklist.ts';

/** What the checklist reads, of a shop without a mail server and a way to pay. For tests. */
export const checklistParts: ChecklistParts = {
  settings: readSettings({}),
  services: { mailServer: async () => null },
  readProviders: async () => [],
};
