import { answerTask } from './bounded-process.ts';

/** What the process of `bounded-process.test.ts` is to do. */
export type TestTask =
  | 'answer'
  | 'fill its heap'
  | 'fill memory outside of its heap'
  | 'compute for ever'
  | 'break down';

const megabyte = 1024 * 1024;
/** What is held on to, so that nothing of it is given back. */
const held: unknown[] = [];

const tasks: Record<TestTask, () => Promise<object>> = {
  answer: async () => ({ environment: Object.keys(process.env), pid: process.pid }),
  async 'fill its heap'() {
    for (;;) held.push(Array.from({ length: 100_000 }, (_, index) => ({ index })));
  },
  async 'fill memory outside of its heap'() {
    for (;;) {
      held.push(Buffer.alloc(8 * megabyte, 1));
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
  },
  async 'compute for ever'() {
    for (;;) held.length = 0;
  },
  async 'break down'() {
    throw new Error('It broke down, as it was told to.');
  },
};

await answerTask((task) => tasks[(task as { name: TestTask }).name]());
