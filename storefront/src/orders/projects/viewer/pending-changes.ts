import type { ProjectViewer, ProjectViewerChange } from '@afterimage/contract/viewer.ts';

/** A change that was asked for and not yet answered. */
export interface PendingChange {
  number: number;
  change: ProjectViewerChange;
}

/** What is shown: as the server has it, with what is on its way to it. */
export const withPendingChanges = (viewer: ProjectViewer, pendingChanges: readonly PendingChange[]): ProjectViewer =>
  pendingChanges.reduce<ProjectViewer>(
    (settings, { change: { closed, expiresAt, passPhrase } }) => ({
      ...settings,
      ...(closed !== undefined && { closed }),
      ...(expiresAt !== undefined && { expiresAt }),
      ...(passPhrase !== undefined && { hasPassPhrase: passPhrase !== null }),
    }),
    viewer,
  );

/** The last moment of a day where the person is, as the server wants it; null for what is no day. */
export function endOfDay(day: string): string | null {
  const [year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day)?.slice(1).map(Number) ?? [];
  if (!year || !month || !date) return null;
  const end = new Date(year, month - 1, date, 23, 59, 59, 999);
  // The 31st of February would be a day of March.
  return end.getDate() === date ? end.toISOString() : null;
}

/** The day on which a moment lies where the person is, as fields for dates write it. */
export function dayAt(moment: string): string {
  const date = new Date(moment);
  const two = (value: number): string => String(value).padStart(2, '0');
  return `${String(date.getFullYear()).padStart(4, '0')}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
