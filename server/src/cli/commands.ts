import type { Command } from './command.ts';
import { auditCommand } from './commands/audit.ts';
import { textsCommand } from './commands/texts.ts';
import { operatorCommand } from './commands/operator.ts';

/** Every command of `npm run shop`. */
export const commands: readonly Command[] = [operatorCommand, auditCommand, textsCommand];

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
    '  --help     shows this',
    '',
    'It ends with 0 when it is done, 1 when it cannot be done, and 2 when the command is unknown or misspelled.',
  ].join('\n');
}
