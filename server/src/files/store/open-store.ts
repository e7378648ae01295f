import { join } from 'node:path';
import type { Settings } from '../../settings.ts';
import { s3Store } from './s3-store.ts';
import { diskStore, type FileStore } from './store.ts';

/** A folder on this machine for uploads that are arriving. */
export const incomingOf = ({ dataDir }: Pick<Settings, 'dataDir'>): string => join(dataDir, 'incoming');

/** The store that the settings name. The folder `incomingOf` must be there. */
export const openStore = (settings: Pick<Settings, 'dataDir' | 's3'>): FileStore =>
  settings.s3 ? s3Store(settings.s3, incomingOf(settings)) : diskStore(join(settings.dataDir, 'files'));
