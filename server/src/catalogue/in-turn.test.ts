import { expect, it } from 'vitest';
import { inTurn } from './in-turn.ts';

it('S7.24 what is done in turn never overlaps, and one failure stops nobody', async () => {
  const run = inTurn();
  let running = 0;
  const completedTasks: number[] = [];
  const work = (number: number) => async () => {
    expect((running += 1)).toBe(1);
    await new Promise((resolve) => setTimeout(resolve, 3 - number));
    running -= 1;
    if (number === 1) throw new Error('broken');
    completedTasks.push(number);
    return number;
  };
  const [first, second, third] = [run(work(0)), run(work(1)), run(work(2))];
  await expect(second).rejects.toThrow('broken');
  expect([await first, await third, completedTasks]).toEqual([0, 2, [0, 2]]);
});

it('S7.24 who would have to wait behind too many is told so at once', async () => {
  const run = inTurn(2);
  const { promise: firstTask, resolve: open } = Promise.withResolvers<void>();
  const completedTasks: number[] = [];
  const waiting = [1, 2].map((number) => run(() => firstTask.then(() => completedTasks.push(number))));
  await expect(run(async () => completedTasks.push(3))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  open();
  await Promise.all(waiting);
  await run(async () => completedTasks.push(4));
  expect(completedTasks).toEqual([1, 2, 4]);
});
