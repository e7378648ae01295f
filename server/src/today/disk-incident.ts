import type { FreeSpace } from '../files/store/disk-room.ts';
import type { Database } from '../platform/db/connection.ts';
import { noteIncident, resolveIncidents } from './incidents.ts';

const gibibyte = 1024 ** 3;
/** The owner is told while there is still time: uploads are refused only at 256 MiB. */
const lowBytes = 2 * gibibyte;
/** It is over when clearly more is free, so that a disk at the limit is not told of again and again. */
const enoughBytes = 3 * gibibyte;

/** What becomes of the incident with so many bytes free; null is unknown. */
export function diskStep(free: number | null): 'open' | 'end' | 'stay' {
  if (free === null) return 'stay';
  if (free < lowBytes) return 'open';
  return free >= enoughBytes ? 'end' : 'stay';
}

/** Looks at the disk of this machine's folder; each machine has an incident of its own. */
export async function checkDisk(
  db: Database,
  { folder, machine, freeSpace }: { folder: string; machine: string; freeSpace: FreeSpace },
): Promise<void> {
  const free = await freeSpace(folder);
  const step = diskStep(free);
  if (step === 'open')
    await noteIncident(db, 'disk-filling', { subject: machine, cause: `${((free ?? 0) / gibibyte).toFixed(1)} GiB` });
  if (step === 'end') await resolveIncidents(db, 'disk-filling', [machine]);
}
