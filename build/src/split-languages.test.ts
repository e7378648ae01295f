import { describe, expect, it } from 'vitest';
import { codeFor } from './split-languages.ts';

const messages = { title: { en: 'Cart', de: 'Waren"korb\'' }, days: { en: ['#'], de: [['count'], ' Tage'] } };
const json = JSON.stringify(messages);

describe('the scripts of one language', () => {
  it.each([
    ['double', JSON.stringify(json)],
    ['single', `'${json.replace(/\\/g, '\\\\').replace(/'/g, "\\'")}'`],
    ['slanted', `\`${json.replace(/\\/g, '\\\\')}\``],
  ])('D2.12 hold its words alone, from a literal in %s quotes', (_, literal) => {
    expect(codeFor(`a(__words(${literal}))`, 'de')).toBe('a({"title":"Waren\\"korb\'","days":[["count"]," Tage"]})');
    expect(codeFor(`a(__words(${literal}))`, 'en')).toBe('a({"title":"Cart","days":["#"]})');
  });

  it('D5.1 hold English where there is no translation, with its own plurals', () => {
    const partly = JSON.stringify({
      title: { en: 'Cart' },
      days: { en: [['count'], ' d'] },
      open: { en: 'Open', de: 'Offen' },
    });
    const code = codeFor(`a(__words(${JSON.stringify(partly)}))`, 'de');
    expect(code).toBe('a({"title":"Cart","days":{"en":[["count"]," d"]},"open":"Offen"})');
  });

  it('D2.12 fetch scripts of the same language ahead, and the same styles', () => {
    const code = 'm=["assets/cart-1.js",`assets/base-2.js`,"assets/cart-3.css"];import("./cart-1.js")';
    expect(codeFor(code, 'de')).toBe(
      'm=["assets/de/cart-1.js",`assets/de/base-2.js`,"assets/cart-3.css"];import("./cart-1.js")',
    );
    expect(codeFor(code, 'en')).toBe(code);
  });

  it('D2.12 S1.13 in a build with relative addresses they find what all languages share one folder above', () => {
    const code = 'a="mark";m=["./late-1.js","./late-2.css"];new URL("mark-3.svg",import.meta.url);new URL(`a.wasm`,x)';
    const shared = ['late-2.css', 'mark-3.svg', 'a.wasm'];
    expect(codeFor(code, 'de', shared)).toBe(
      'a="mark";m=["./late-1.js","../late-2.css"];new URL("../mark-3.svg",import.meta.url);new URL(`../a.wasm`,x)',
    );
    expect(codeFor(code, 'en', shared)).toBe(code);
    // A full stop in a name is none in a pattern.
    expect(codeFor('"aXwasm"', 'de', shared)).toBe('"aXwasm"');
  });
});
