import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkScripts } from './browser-scripts.mjs';
import { faultsOfStyles } from './browser-styles.mjs';

async function faultsOfScript(text: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'browser-checks-'));
  try {
    writeFileSync(join(folder, 'text.ts'), text);
    return await checkScripts([folder]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test.each([
  ['a property', 'p { field-sizing: content }', "Property 'field-sizing'"],
  ['a value', 'p { text-align: match-parent }', "Value 'match-parent'"],
  ['an at-rule', '@starting-style { p { color: red } }', "At-rule '@starting-style'"],
  ['a function', 'p { color: light-dark(red, blue) }', "Function 'light-dark'"],
  ['a selector', 'p::details-content { color: red }', "Selector 'details-content'"],
  ['an allowance that allows nothing', '/* eslint-disable-next-line css/use-baseline */\np { color: red }', 'Unused'],
])('%s that a supported browser lacks is refused in style sheets', async (_, text, message) => {
  expect(await faultsOfStyles(text)).toEqual([expect.stringContaining(message)]);
});

test('style sheets may use what every supported browser has, and the rest where it is asked for or allowed', async () => {
  const text = `
p:has(a) { color: color-mix(in oklch, red, blue); inline-size: 3cqi; container-type: inline-size }
@supports (field-sizing: content) { p { field-sizing: content } }
/* eslint-disable-next-line css/use-baseline -- why */
@starting-style { p { color: red } }`;
  expect(await faultsOfStyles(text)).toEqual([]);
});

test.each([
  ['a global', 'new ImageDecoder({ data, type });', 'ImageDecoder'],
  ['a function of the window', 'requestIdleCallback(work);', 'requestIdleCallback'],
  ['a static method', 'Map.groupBy(list, nameOf);', 'groupBy'],
  ['a member of the navigator', 'void navigator.bluetooth;', 'navigator.bluetooth'],
  ['a method of any element', 'element.requestFullscreen?.();', 'requestFullscreen'],
  ['a member that is taken out', 'const { startViewTransition } = document;', 'startViewTransition'],
])('%s that a supported browser lacks is refused in scripts', async (_, text, name) => {
  const faults = await faultsOfScript(text);
  expect(faults).toContain(name);
  expect(faults).toMatch(/not in .*(?:safari|firefox)/);
});

test('scripts may use what every supported browser has, and the rest where a comment allows it', async () => {
  const text = `
const sorted = [1].toSorted();
structuredClone(new Set(sorted).union(new Set()));
document.querySelector('dialog')?.showModal();
void navigator.serviceWorker.register('/x.js');
// oxlint-disable-next-line no-restricted-globals -- why
requestIdleCallback(() => sorted.findLast(Boolean));`;
  expect(await faultsOfScript(text)).toBe('');
});
