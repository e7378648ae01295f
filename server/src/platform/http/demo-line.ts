import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import { words } from './demo-line.words.ts';

/** What each page of a demo says of itself. */
export const demoText = (locale: Locale): string => inLocale(words, locale).demo;

/** The same as an element, for documents that the server writes itself; `attributes` as they stand in HTML. */
export const demoLine = (locale: Locale, attributes = 'class="demo-line"'): string =>
  `<p role="note" ${attributes}>${demoText(locale)}</p>`;

/** How plain pages show it: in the colors of the system, on paper not at all. */
export const demoLineStyle = `
.demo-line{margin:0;max-width:none;padding:4px 16px;color:inherit;font:400 12px/16px system-ui,sans-serif;text-align:center;border-bottom:1px solid var(--line)}
@media print{.demo-line{display:none}}
`;
