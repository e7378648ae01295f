import type { ParseArgsOptionDescriptor } from 'node:util';
import type { Database } from '../platform/db/connection.ts';
import type { Settings } from '../settings.ts';

/** What a command of `npm run shop` is given. */
interface CommandContext {
  db: Database;
  settings: Settings;
  /** Where the shop is, an origin without a slash at its end. */
  shopUrl: string;
  /** What stands behind the name of the command, and its options. */
  args: readonly string[];
  options: Readonly<Record<string, string | boolean | undefined>>;
  /** Writes a line of the answer. */
  print(line: string): void;
}

/** An option of a command, with what `--help` says of it. */
interface CommandOption extends ParseArgsOptionDescriptor {
  help: string;
}

/** A command; each is a file in `commands/` and a line in `commands.ts`. */
export interface Command {
  name: string;
  /** One line, beginning with a verb. */
  summary: string;
  /** A command line that works. */
  example: string;
  /** How it is called, without the options; absent: by its name alone. */
  usage?: string;
  /** What its own help says besides. */
  details?: readonly string[];
  options?: Readonly<Record<string, CommandOption>>;
  /** Does it; a `CommandError` is what the person can do something about. */
  run(context: CommandContext): Promise<void>;
}

/** Its message is one sentence for the person at the terminal. */
export class CommandError extends Error {
  override name = 'CommandError';
}
