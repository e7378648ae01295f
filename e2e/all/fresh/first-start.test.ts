import { it } from 'vitest';
import { startTwice } from '../first-start.ts';

it('D7.43 npm start installs, builds and opens the shop in a fresh copy, and starts quickly the second time', () =>
  startTwice());
