import { spawn } from 'node:child_process';
import type { Account } from './embedded-account.ts';

type Outcome = { code: number; output: string };

/** Only what PostgreSQL needs: PGPORT, PGDATA, PGOPTIONS and the locale of the caller would change what it does. */
const environment = (): NodeJS.ProcessEnv => {
  const { PATH, SystemRoot, TEMP, TMP, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, SystemRoot, TEMP, TMP, TMPDIR, LD_LIBRARY_PATH, LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
};

/** Runs one of PostgreSQL's programs to its end; never throws for a code other than 0. */
export function run(program: string, args: readonly string[], account: Account): Promise<Outcome> {
  return new Promise((done) => {
    const child = spawn(program, args, {
      ...account,
      cwd: process.platform === 'win32' ? undefined : '/',
      env: environment(),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      // its own session: Ctrl-C in the terminal must reach the shop, which closes its connections before the database
      detached: process.platform !== 'win32',
    });
    let output = '';
    child.stdout.on('data', (chunk) => (output += String(chunk)));
    child.stderr.on('data', (chunk) => (output += String(chunk)));
    child.on('error', (error) => done({ code: -1, output: error.message }));
    // 'exit' and not 'close': on Windows the postmaster inherits the pipes and keeps them open
    child.on('exit', (code) => setImmediate(() => done({ code: code ?? -1, output: output.trim() })));
  });
}
