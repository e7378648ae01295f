import type { Command } from './command.ts';
import { auditCommand } from './commands/audit.ts';
import { exportCommand } from './commands/export.ts';
import { importCommand } from './commands/import.ts';
import { operatorCommand } from './commands/operator.ts';
import { reindexCommand } from './commands/reindex.ts';
import { secretsCommand } from './commands/secrets.ts';
import { textsCommand } from './commands/texts.ts';

/** Every command of `npm run shop`. */
export const commands: readonly Command[] = [
  importCommand,
  exportCommand,
  textsCommand,
  operatorCommand,
  secretsCommand,
  reindexCommand,
  auditCommand,
];

const exitCodes =
  'It ends with 0 when it is done, 1 when it or a part of it cannot be done, and 2 when the command or an option is unknown or misspelled.';

/** What `--help` says. */
export function helpText(): string {
  const lines = commands.flatMap(({ name, summary, example }) => [
    `  ${name.padEnd(10)} ${summary}`,
    `             ${example}`,
    '',
  ]);
  return [
    'npm run shop -- <command>   works beside a running shop and without one, with the same settings',
    '',
    ...lines,
    '  --json     answers in JSON, for scripts',
    '  --help     shows this; after a command it shows what that command takes',
    '',
    exitCodes,
  ].join('\n');
}

/** What `<command> --help` says. */
export function commandHelp({ name, usage = name, summary, example, details = [], options = {} }: Command): string {
  const flags = Object.entries(options).map(([option, { type, help }]) => {
    const flag = `--${option}${type === 'string' ? ' …' : ''}`;
    return `  ${flag.padEnd(22)} ${help}`;
  });
  return [
    `npm run shop -- ${usage}${flags.length > 0 ? ' [options]' : ''}`,
    '',
    `  ${summary}`,
    ...details.map((line) => `  ${line}`),
    '',
    ...flags,
    `  ${'--json'.padEnd(22)} answers in JSON, for scripts`,
    '',
    `Example: ${example}`,
    exitCodes,
  ].join('\n');
}

/** The closest name, with at most two edits. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const [nearest] = names
    .map((name) => ({ name, slips: slipsBetween(typed, name) }))
    .filter(({ name, slips }) => slips <= 2 || name.startsWith(typed))
    .toSorted((a, b) => a.slips - b.slips);
  return nearest?.name;
}

/** How many letters must be added, left out or exchanged (Levenshtein). */
function slipsBetween(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [at, letter] of Array.from(from).entries()) {
    const next = [at + 1];
    for (const [column, other] of Array.from(to).entries())
      next.push(
        Math.min((row[column + 1] ?? 0) + 1, (next[column] ?? 0) + 1, (row[column] ?? 0) + (letter === other ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}
