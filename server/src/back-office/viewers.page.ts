import { escape } from '../platform/mail/mail-html.ts';

/** The viewer of a personalised line as the desk shows it. */
export interface BackOfficeViewer {
  projectId: string;
  url: string;
  /** How often it was opened, and found its print. */
  opened: number;
  locked: number;
  /** Within what time half of these did; null of none. */
  medianLockMs: number | null;
  closed: boolean;
  expiresAt: string | null;
  hasPassPhrase: boolean;
}

/** The viewers of these orders' projects. */
export type ReadBackOfficeViewers = (orderIds: readonly string[]) => Promise<BackOfficeViewer[]>;

/** One viewer: where it is, who may see it, and how it does. */
export function viewerNote(viewer: BackOfficeViewer): string {
  const { url, opened, locked, medianLockMs } = viewer;
  const time = medianLockMs === null ? '' : `, mostly within ${(medianLockMs / 1000).toFixed(1)} s`;
  const notes = [...access(viewer), `opened ${times(opened)}`, `found its print ${times(locked)}${time}`];
  return `<br><a href="${escape(url)}">Viewer</a> <span class="soft">${notes.join('; ')}</span>`;
}

function access({ closed, expiresAt, hasPassPhrase }: BackOfficeViewer): string[] {
  const ends =
    expiresAt === null ? [] : [`${Date.parse(expiresAt) > Date.now() ? 'ends' : 'ended'} ${expiresAt.slice(0, 10)}`];
  return [...(closed ? ['closed by its owner'] : []), ...ends, ...(hasPassPhrase ? ['with a pass phrase'] : [])];
}

const times = (count: number): string => (count === 1 ? 'once' : `${count} times`);
