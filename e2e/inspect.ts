import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const themes = ['light', 'dark'] as const;

/** The elements that reach out of a narrow window, when the page can be scrolled sideways. Runs in the page. */
function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 1);
  return [
    `${document.documentElement.scrollWidth} px wide`,
    ...out.slice(0, 4).map((one) => one.outerHTML.slice(0, 160)),
  ];
}

/** Waits until colours have changed over: in between they are neither those of the light nor of the dark. */
async function settled(): Promise<void> {
  const late = new Promise((passed) => setTimeout(passed, 1000));
  const framePainted = new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  await Promise.race([framePainted, late]);
  // what plays for ever, such as a film on a print, or goes with the scrolling, such as the header, is not waited for
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  const ended = running.map(({ finished }) => finished.catch(() => undefined));
  await Promise.race([Promise.all(ended), new Promise((passed) => setTimeout(passed, 1000))]);
}

/** Whether axe is in the document already, and in those within it: its code is longer than all of theirs. */
async function hasAxe(page: Page): Promise<boolean> {
  const there = await Promise.all(page.frames().map((frame) => frame.evaluate(() => 'axe' in globalThis)));
  return there.every(Boolean);
}

async function violations(page: Page, theme: (typeof themes)[number]): Promise<string[]> {
  const source = (await hasAxe(page)) ? { axeSource: 'undefined' } : {};
  const axe = new AxeBuilder({ page, ...source })
    .setLegacyMode(true)
    .options({ resultTypes: ['violations'] })
    // what React Aria has screen readers read once, for seven seconds, of elements that may be gone by then
    .exclude('[data-live-announcer]');
  // in the dark a page is built as in the light: only its colours are others
  const { violations: found } = await (theme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
  return found
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) =>
      nodes.slice(0, 3).map(({ html, failureSummary = '' }) => `${id}: ${html.slice(0, 160)} (${failureSummary})`),
    );
}

async function look(page: Page, width: number, colorScheme: (typeof themes)[number]): Promise<string[]> {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  await page.evaluate(settled);
  return (await violations(page, colorScheme)).map((one) => `${width} px, ${colorScheme}: ${one}`);
}

/**
 * What is wrong with the page as it stands: serious and critical findings of axe in the light on a desk and on a phone,
 * in the dark in the wider of the two (a page's colors are the same in both), and what does not fit into 320 px.
 */
export async function findingsOn(page: Page, only: readonly number[] = [1440, 390]): Promise<string[]> {
  const findings: string[] = [];
  const selectedWindows = windows.filter(({ width }) => only.includes(width));
  for (const [index, viewport] of selectedWindows.entries()) {
    await page.setViewportSize(viewport);
    findings.push(...(await look(page, viewport.width, 'light')));
    if (index === 0) findings.push(...(await look(page, viewport.width, 'dark')));
  }
  if (only.includes(390)) {
    await page.setViewportSize({ width: 320, height: 640 });
    findings.push(...(await page.evaluate(overflowing)).map((one) => `320 px: ${one}`));
  }
  return findings;
}

/** The findings of axe in the dark, in the window as it is. */
export const darkFindingsOn = (page: Page): Promise<string[]> => look(page, page.viewportSize()?.width ?? 0, 'dark');
