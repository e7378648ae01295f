import { DatabaseError } from 'pg';
import { firstOperatorLine } from './operators/first-operator-line.ts';
import { startEmbedded } from './platform/db/embedded.ts';
import { EmbeddedError } from './platform/db/embedded-error.ts';
import { UnsupportedDataError } from './platform/db/unsupported-data-error.ts';
import { PortError } from './platform/http/listen.ts';
import { absentTextsLines } from './legal-texts/absent-texts-lines.ts';
import { removeUnfinishedUploads } from './open-parts.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openShop } from './shop.ts';
import { startLines } from './start-lines.ts';

// The one place where the process begins and ends; shop.ts joins the parts.
const log = (line: string) => console.log(`  ${line}`);
// Errors whose message is a sentence for the person who starts the shop.
const expectedErrors = [SettingsError, EmbeddedError, UnsupportedDataError, PortError];
let stopping: Promise<void> | undefined;
let closeAll = async (): Promise<void> => {};

function stop(): void {
  // A second Ctrl-C does not wait for the good order of the first.
  if (stopping) process.exit(1);
  stopping = closeAll();
  stopping.then(
    () => process.exit(0),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, stop);
// The start script is gone: whoever started us can no longer stop us.
process.on('disconnect', stop);

try {
  const settings = readSettings(process.env);
  await removeUnfinishedUploads(settings);
  const embedded = settings.databaseUrl ? null : await startEmbedded({ dataDir: settings.dataDir, log });
  closeAll = async () => embedded?.stop();
  const shop = await openShop(settings, settings.databaseUrl ?? embedded?.url ?? '', log);
  closeAll = async () => {
    await shop.close();
    await embedded?.stop();
  };
  embedded?.announce(shop.address);
  for (const line of startLines(settings, shop.services, shop.address)) console.log(line);
  if (settings.production)
    for (const line of await absentTextsLines(settings.databaseUrl ?? embedded?.url ?? '')) console.log(line);
  console.log(await firstOperatorLine(settings.databaseUrl ?? embedded?.url ?? '', shop.address, process.stdout.isTTY));
} catch (error) {
  if (!stopping) {
    console.error(sentenceOf(error));
    await closeAll().catch(() => undefined);
    process.exit(1);
  }
}

/** What a person can do something about is said in a sentence; anything else with where it happened. */
function sentenceOf(error: unknown): unknown {
  if (expectedErrors.some((kind) => error instanceof kind)) return `\n${(error as Error).message}\n`;
  const { code, message } = error as { code?: string; message?: string };
  if (error instanceof DatabaseError || code === 'ECONNREFUSED' || code === 'ENOTFOUND')
    return `\nThe database cannot be used: ${message || code}. Check DATABASE_URL, or unset it to use the one that comes along.\n`;
  return error;
}
