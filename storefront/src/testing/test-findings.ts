import axe from 'axe-core';
import { page } from 'vitest/browser';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Waits until transitions have ended: in between, colours are neither those of the light theme nor of the dark. */
async function transitionsEnded(): Promise<void> {
  await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)));
  // What plays for ever, or goes with the scrolling, is not waited for.
  const running = document
    .getAnimations()
    .filter(
      ({ playState, effect, timeline }) =>
        playState === 'running' && timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity,
    );
  const ended = Promise.all(running.map(({ finished }) => finished.catch(() => undefined)));
  await Promise.race([ended, new Promise((passed) => setTimeout(passed, 1000))]);
}

/** The elements that make the page wider than its window. */
function overflowing(): string[] {
  const width = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= width) return [];
  const out = [...document.body.querySelectorAll('*')].filter((one) => one.getBoundingClientRect().right > width + 1);
  return [
    `${document.documentElement.scrollWidth} px wide`,
    ...out.slice(0, 4).map((one) => one.outerHTML.slice(0, 160)),
  ];
}

/**
 * What is wrong with the page as it stands: serious and critical findings of axe in windows of these widths, in light
 * and in dark, and with 390 also what does not fit into 320 px.
 */
export async function findings(only: readonly number[] = [1440, 390]): Promise<string[]> {
  const findingList: string[] = [];
  const [width, height] = [innerWidth, innerHeight];
  for (const window of windows.filter((one) => only.includes(one.width))) {
    await page.viewport(window.width, window.height);
    for (const theme of ['light', 'dark'] as const) {
      document.documentElement.dataset['theme'] = theme;
      await transitionsEnded();
      // In the dark theme the same elements have other colours.
      const rules = theme === 'dark' ? { runOnly: ['color-contrast'] } : {};
      const { violations } = await axe.run(document, { ...rules, resultTypes: ['violations'] });
      for (const { id, impact, nodes } of violations)
        if (impact === 'serious' || impact === 'critical')
          for (const { html, failureSummary = '' } of nodes.slice(0, 3))
            findingList.push(`${window.width} px, ${theme}: ${id}: ${html.slice(0, 160)} (${failureSummary})`);
    }
  }
  delete document.documentElement.dataset['theme'];
  if (only.includes(390)) {
    await page.viewport(320, 640);
    findingList.push(...overflowing().map((one) => `320 px: ${one}`));
  }
  await page.viewport(width, height);
  return findingList;
}
