import { parseArgs } from 'node:util';
import { EmbeddedError } from '../platform/db/embedded-error.ts';
import { UnsupportedDataError } from '../platform/db/unsupported-data-error.ts';
import { readSettings, SettingsError } from '../settings.ts';
import { CommandError } from './command.ts';
import { commandHelp, commands, helpText, nearestName } from './commands.ts';
import { openDatabase } from './open-database.ts';

interface Terminal {
  out(line: string): void;
  error(line: string): void;
}

const expectedErrors = [CommandError, SettingsError, EmbeddedError, UnsupportedDataError];

/** Runs a command line of `npm run shop`; answers the exit code. */
export async function runCommand(
  argv: readonly string[],
  env: Readonly<Record<string, string | undefined>>,
  { out, error }: Terminal,
): Promise<number> {
  const [name, ...rest] = argv;
  const asked = name === 'help' ? rest[0] : name;
  const command = commands.find((line) => line.name === asked);
  if (asked === undefined || asked === '--help' || asked === '-h') {
    out(helpText());
    return 0;
  }
  if (!command) {
    const meant = nearestName(
      asked,
      commands.map((line) => line.name),
    );
    error(`There is no command "${asked}".${meant ? ` Did you mean "${meant}"?` : ''}\n\n${helpText()}`);
    return 2;
  }
  if (name === 'help' || rest.includes('--help') || rest.includes('-h')) {
    out(commandHelp(command));
    return 0;
  }
  const parsed = parse(rest, command.options ?? {});
  if (typeof parsed === 'string') {
    error(`${parsed}\n\n${commandHelp(command)}`);
    return 2;
  }
  try {
    const settings = readSettings(env);
    const database = await openDatabase(settings, error);
    try {
      const { db, shopUrl } = database;
      await command.run({ db, shopUrl, settings, args: parsed.positionals, options: parsed.values, print: out });
    } finally {
      await database.close();
    }
    return 0;
  } catch (failure) {
    if (!expectedErrors.some((kind) => failure instanceof kind)) throw failure;
    error((failure as Error).message);
    return 1;
  }
}

type Options = NonNullable<(typeof commands)[number]['options']>;

/** What stands behind the command, or the sentence that says what is wrong with it. */
function parse(args: string[], options: Options) {
  try {
    const { values, positionals } = parseArgs({
      args,
      options: { ...options, json: { type: 'boolean' } },
      allowPositionals: true,
    });
    return { values: values as Record<string, string | boolean | undefined>, positionals };
  } catch (failure) {
    const { code, message } = failure as Error & { code?: string };
    const unknown = /^Unknown option '--([^']+)'/.exec(message)?.[1];
    if (code !== 'ERR_PARSE_ARGS_UNKNOWN_OPTION' || unknown === undefined) return message;
    const meant = nearestName(unknown, [...Object.keys(options), 'json', 'help']);
    return `There is no option --${unknown}.${meant ? ` Did you mean --${meant}?` : ''}`;
  }
}
