import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import type { RunnerTestCase } from 'vitest';
import { engine } from './browser.ts';
import { evidenceFolder, root } from './evidence-folder.ts';

/** Lines of the console that are kept of each page. */
const mostLines = 400;
/** A page that hangs must not hold up the run, in milliseconds. */
const patience = { timeout: 10_000 };

declare module 'vitest' {
  interface TaskMeta {
    /** The folder with trace, screenshots and console lines of a test that failed, from the root of the repository. */
    evidence?: string;
  }
}

const browsers = new Set<Browser>();
let recordsTraces = false;
const consoleLines = new WeakMap<Page, string[]>();

/** Whether contexts that are made from now on record a trace: it takes a fifth of the time of a story. */
export function recordTraces(isOn: boolean): void {
  recordsTraces = isOn;
}

/**
 * Records what happens in a browser until it is closed: the console of each page and, in Chromium, a trace of each
 * context while `recordTraces` is on. `saveEvidence` writes it down when a test has failed.
 */
export function watchBrowser(browser: Browser): Browser {
  browsers.add(browser);
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await watchContext(context);
    return context;
  };
  const close = browser.close.bind(browser);
  browser.close = async (options) => {
    browsers.delete(browser);
    await close(options);
  };
  return browser;
}

async function watchContext(context: BrowserContext): Promise<void> {
  context.on('page', (page) => {
    const lines: string[] = [];
    consoleLines.set(page, lines);
    const add = (line: string) => {
      lines.push(line);
      if (lines.length > mostLines) lines.shift();
    };
    page.on('console', (message) => add(`${message.type()}: ${message.text()}`));
    page.on('pageerror', (error) => add(`exception: ${error.stack ?? error.message}`));
  });
  if (engine !== 'chromium' || !recordsTraces) return;
  // DOM snapshots tell enough; screenshots of each step would cost more time than most steps
  await context.tracing.start({ snapshots: true, screenshots: false });
  const close = context.close.bind(context);
  context.close = async (options) => {
    // discards the trace, whose files the browser would otherwise keep until it is closed itself
    await context.tracing.stop().catch(() => undefined);
    await close(options);
  };
}

const slugOf = (text: string, most: number) =>
  text
    .replaceAll(/[^\p{L}\p{N}.]+/gu, '-')
    .slice(0, most)
    .replaceAll(/^-|-$/g, '');

/** Keeps the evidence of a test that has failed, and prints where. Never throws: the failure itself is the message. */
export async function reportEvidence(task: Readonly<RunnerTestCase>): Promise<void> {
  try {
    await saveEvidence(task);
    if (task.meta.evidence) console.error(`${task.name}\nTrace, screenshots and console: ${task.meta.evidence}`);
  } catch (error) {
    console.error(error);
  }
}

/**
 * Writes trace, screenshot, address and console of every page that is open, and notes the folder in the test's meta,
 * from which `scripts/vitest.mjs` takes it for the summary.
 */
export async function saveEvidence(task: Readonly<RunnerTestCase>): Promise<void> {
  if (task.meta.evidence !== undefined) return;
  const browserName = engine === 'chromium' ? '' : `${engine}-`;
  const file = basename(task.file.filepath, '.test.ts');
  const folder = join(evidenceFolder, `${browserName}${file}-${slugOf(task.name, 80)}`);
  const contexts = [...browsers].flatMap((browser) => browser.contexts());
  if (contexts.length === 0) return;
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const [index, context] of contexts.entries()) await saveContext(context, join(folder, String(index + 1)));
  task.meta.evidence = relative(root, folder);
}

async function saveContext(context: BrowserContext, path: string): Promise<void> {
  for (const [index, page] of context.pages().entries()) {
    const name = `${path}${'abcdefgh'[index] ?? index}`;
    await writeFile(`${name}.txt`, [page.url(), ...(consoleLines.get(page) ?? []), ''].join('\n'));
    await page.screenshot({ path: `${name}.png`, ...patience }).catch(() => undefined);
  }
  if (engine === 'chromium') await context.tracing.stop({ path: `${path}-trace.zip` }).catch(() => undefined);
}
