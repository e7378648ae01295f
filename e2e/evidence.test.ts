import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { recordTraces, saveEvidence } from './evidence.ts';
import { useBrowser } from './story-browser.ts';

const shared = useBrowser();
const root = fileURLToPath(new URL('..', import.meta.url));

it('D2.12 of a story that fails a trace, a screenshot and the console of each open page are kept', async ({ task }) => {
  recordTraces(true);
  const context = await shared.browser.newContext();
  const page = await context.newPage();
  await page.goto('data:text/html,<title>A page</title><h1>Seen</h1>');
  await page.evaluate(() => console.warn('a warning of the page'));
  const failed = { ...task, name: 'a story / that has failed', meta: {} as typeof task.meta };
  await saveEvidence(failed);
  expect(failed.meta.evidence).toBe('.cache/stories/evidence-a-story-that-has-failed');
  const folder = join(root, failed.meta.evidence ?? '');
  try {
    expect((await readdir(folder)).toSorted()).toEqual(['1-trace.zip', '1a.png', '1a.txt']);
    expect(await readFile(join(folder, '1a.txt'), 'utf8')).toMatch(
      /^data:text\/html.*\nwarning: a warning of the page\n/,
    );
    expect((await readFile(join(folder, '1-trace.zip'))).subarray(0, 2).toString()).toBe('PK');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
