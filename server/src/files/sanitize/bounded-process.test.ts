import { describe, expect, it } from 'vitest';
import { runInProcess } from './bounded-process.ts';
import type { TestTask } from './test-bounded-process.ts';

const file = new URL('./test-bounded-process.ts', import.meta.url);
const bounds = { heapMegabytes: 64, megabytes: 300, milliseconds: 20_000 };
const run = (name: TestTask, changed: Partial<typeof bounds> = {}) =>
  runInProcess<{ environment: string[]; pid: number }>(file, { name }, { ...bounds, ...changed });

describe('a process with bounds', () => {
  it('S7.35 answers, knows none of the settings of the shop, and is gone afterwards', async () => {
    process.env['SESSION_SECRET_OF_THIS_TEST'] = 'secret';
    const reply = await run('answer');
    delete process.env['SESSION_SECRET_OF_THIS_TEST'];
    expect(reply?.environment).not.toContain('SESSION_SECRET_OF_THIS_TEST');
    for (const name of reply?.environment ?? []) expect(name).toMatch(/^(PATH|SystemRoot|TMPDIR|NODE_CHANNEL_\w+)$/);
    expect(() => process.kill(reply?.pid ?? 0, 0)).toThrow('ESRCH');
  });

  it.each(['fill its heap', 'fill memory outside of its heap', 'break down'] as const)(
    'S7.35 told to %s it ends, and answers nothing',
    async (name) => {
      expect(await run(name)).toBeNull();
    },
  );

  it('S7.35 that computes for ever is ended when its time is over', async () => {
    expect(await run('compute for ever', { milliseconds: 1500 })).toBeNull();
  });
});
