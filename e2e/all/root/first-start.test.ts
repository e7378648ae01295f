import { readFileSync } from 'node:fs';
import { it } from 'vitest';
import { startTwice } from '../first-start.ts';

/** The numbers of a user who may do nothing special. */
function nobody() {
  const line = /^nobody:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8'));
  if (!line) throw new Error('This machine has no user "nobody".');
  return { uid: Number(line[1]), gid: Number(line[2]) };
}

it('D7.43 npm start opens the shop in a fresh copy of an ordinary user', () => startTwice(nobody()));
