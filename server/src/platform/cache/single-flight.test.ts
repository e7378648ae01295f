import { expect, it } from 'vitest';
import { singleFlight } from './single-flight.ts';

it('S7.24 calls at the same time share one run, and a later call starts another', async () => {
  const share = singleFlight<number>();
  let runs = 0;
  const work = async () => (runs += 1);
  expect(await Promise.all([share('a', work), share('a', work), share('b', work)])).toEqual([1, 1, 2]);
  expect(await share('a', work)).toBe(3);
});

it('S7.24 a failure reaches everyone who waits, and the next call tries again', async () => {
  const share = singleFlight<string>();
  const broken = () => Promise.reject(new Error('broken'));
  const both = await Promise.allSettled([share('a', broken), share('a', async () => 'unused')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await share('a', async () => 'fine')).toBe('fine');
});
