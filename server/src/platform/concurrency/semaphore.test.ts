import { expect, it, vi } from 'vitest';
import { keyedSemaphore, semaphore } from './semaphore.ts';

/** Work that ends when it is told to. */
const openWork = () => {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  return { work: vi.fn(() => promise), end: resolve, break: () => reject(new Error('broken')) };
};
const settled = () => new Promise((next) => setImmediate(next));

it('S7.10 so many run at once, the others in the order in which they came, also after one that fails', async () => {
  const run = semaphore(2);
  const works = Array.from({ length: 4 }, openWork);
  const runs = works.map(({ work }) => run(work));
  const started = () => works.map(({ work }) => work.mock.calls.length);
  expect(started()).toEqual([1, 1, 0, 0]);
  works[1]?.break();
  await expect(runs[1]).rejects.toThrow('broken');
  await settled();
  expect(started()).toEqual([1, 1, 1, 0]);
  for (const { end } of works) end();
  await Promise.allSettled(runs);
  expect(started()).toEqual([1, 1, 1, 1]);
});

it('S7.10 one that would wait behind too many is refused at once, and the next finds a place again', async () => {
  const run = semaphore(1, { maxWaiting: 1 });
  const [first, second, third] = [openWork(), openWork(), openWork()];
  const runs = [run(first.work), run(second.work)];
  await expect(run(third.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  first.end();
  second.end();
  await Promise.all(runs);
  third.end();
  await run(third.work);
  expect(third.work).toHaveBeenCalledOnce();
});

it('S7.10 one that waits for too long is refused, and takes no place', async () => {
  vi.useFakeTimers();
  try {
    const run = semaphore(1, { patience: 5000 });
    const [first, second, third] = [openWork(), openWork(), openWork()];
    const running = run(first.work);
    const refused = expect(run(second.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
    await vi.advanceTimersByTimeAsync(5000);
    await refused;
    const waiting = run(third.work);
    first.end();
    third.end();
    await Promise.all([running, waiting]);
    expect(second.work).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
});

it('S7.10 of each key so many run at once, and one key does not wait for another', async () => {
  const run = keyedSemaphore(1, { maxWaiting: 1 });
  const [first, second, third, other] = [openWork(), openWork(), openWork(), openWork()];
  const runs = [run('a', first.work), run('a', second.work), run('b', other.work)];
  await settled();
  expect([first, second, other].map(({ work }) => work.mock.calls.length)).toEqual([1, 0, 1]);
  await expect(run('a', third.work)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  for (const { end } of [first, second, other]) end();
  await Promise.all(runs);
  expect(second.work).toHaveBeenCalledOnce();
});
