import { runCommand } from './run-command.ts';

// `npm run shop`: one command on the shop's database, in a process of its own.
process.exitCode = await runCommand(process.argv.slice(2), process.env, {
  out: (line) => console.log(line),
  error: (line) => console.error(line),
});
