import { connect, type Database } from '../platform/db/connection.ts';
import { startEmbedded } from '../platform/db/embedded.ts';
import { runningEmbedded } from '../platform/db/embedded-running.ts';
import { migrate } from '../platform/db/migrate.ts';
import type { Settings } from '../settings.ts';

interface OpenDatabase {
  db: Database;
  shopUrl: string;
  close(): Promise<void>;
}

/**
 * The shop's database: the one of the settings, that of the shop which runs on this data folder, or the embedded one,
 * started for as long as the command takes.
 */
export async function openDatabase(settings: Settings, log: (line: string) => void): Promise<OpenDatabase> {
  const running = settings.databaseUrl ? null : await runningEmbedded(settings.dataDir);
  const own = settings.databaseUrl || running ? null : await startEmbedded({ dataDir: settings.dataDir, log });
  const url = settings.databaseUrl ?? running?.url ?? own?.url ?? '';
  const stop = async () => own?.stop();
  try {
    // A running shop has brought its database up to date, to its own version.
    if (!running) await migrate(url);
    const { db, close } = connect(url, 2);
    const shopUrl = settings.publicUrl ?? (running?.address || `http://localhost:${settings.port}`);
    return {
      db,
      shopUrl,
      close: async () => {
        await close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
