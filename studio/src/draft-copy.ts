import type { DraftLine } from '@afterimage/contract/drafts.ts';
import { isExpired, type Work } from './work.ts';

/** What this browser keeps of a design, beside what the server keeps. */
export interface DraftCopy {
  /** The server's name for it; null until the server has taken it. */
  key: string | null;
  /** The server's count of changes that this copy is based on. */
  revision: number;
  /** When the server kept it last (ISO 8601); null: never. */
  savedAt: string | null;
  /** Whether there is something here that the server does not know. */
  unsaved: boolean;
  /** The account whose own it is; null while it is a guest's. */
  owner: string | null;
  /** The cart line whose design it is; null when it was never added to a cart. */
  line: DraftLine | null;
  work: Work;
  /** What was sent since, and may have arrived: what the server has may be one's own. */
  sentList: readonly Work['content'][];
}

const version = 3;

/**
 * The storage key of a copy: one per product for the design begun there, and one for each design opened by its key, so that
 * neither replaces the other.
 */
export const copyKey = (slug: string, design: string | null = null): string =>
  design === null ? `customize:${slug}` : `customize:${slug}:${design}`;

/** The number of opened designs that a browser stores; the server has them all. */
const mostOpened = 10;

/** The storage keys of opened designs to delete so that this one fits within that number. */
export function crowdedOut(names: readonly string[], place: string): string[] {
  const openedPlaces = names.filter((name) => /^customize:[^:]+:/.test(name) && name !== place);
  return openedPlaces.slice(0, Math.max(0, openedPlaces.length + 1 - mostOpened));
}

export const writeCopy = (copy: DraftCopy): string => JSON.stringify({ version, ...copy });

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const lists = ['extraList', 'slots', 'acceptedWarningList'];

function isContent(value: unknown): value is Work['content'] {
  return isObject(value) && lists.every((name) => Array.isArray(value[name]));
}

function lineIn(value: unknown): DraftLine | null {
  if (!isObject(value)) return null;
  const { cartItemId, quantity, saved } = value;
  if (typeof cartItemId !== 'string') return null;
  return { cartItemId, quantity: typeof quantity === 'number' ? quantity : null, saved: saved === true };
}

function isWork(value: unknown): value is Work {
  if (!isObject(value) || !Array.isArray(value['photoList']) || !Array.isArray(value['mediumList'])) return false;
  return isContent(value['content']);
}

/**
 * A copy as it was stored; null when there is none, or none that can be read. Files of a design that the server never
 * took are gone when their address has run out; those of any other design get a fresh one from the server.
 */
export function readCopy(text: string | null, now: number): DraftCopy | null {
  let saved: unknown;
  try {
    saved = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (!isObject(saved) || saved['version'] !== version || !isWork(saved['work'])) return null;
  const { key, revision, savedAt, unsaved, owner, sentList } = saved;
  const hasKey = typeof key === 'string';
  const { work } = saved;
  const fresh = <File extends { url: string }>(files: File[]) => files.filter(({ url }) => !isExpired(url, now));
  return {
    key: hasKey ? key : null,
    revision: typeof revision === 'number' ? revision : 0,
    savedAt: typeof savedAt === 'string' ? savedAt : null,
    unsaved: unsaved === true || !hasKey,
    line: lineIn(saved['line']),
    owner: typeof owner === 'string' ? owner : null,
    sentList: Array.isArray(sentList) ? sentList.filter(isContent) : [],
    work: hasKey ? work : { ...work, photoList: fresh(work.photoList), mediumList: fresh(work.mediumList) },
  };
}
