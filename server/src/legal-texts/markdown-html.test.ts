import { expect, it } from 'vitest';
import { markdownHtml } from './markdown-html.ts';

it('D20.2 headings begin below the title of the page, and have ids of their own', () => {
  expect(markdownHtml('# Scope\n\n## Scope')).toBe(
    '<h2 id="text-scope">Scope</h2>\n<h3 id="text-scope-2">Scope</h3>\n',
  );
});

it('D20.2 HTML is shown as it was typed, and links lead to safe addresses only', () => {
  const html = markdownHtml(
    '<script>alert(1)</script>\n\n[a](javascript:alert(1)) [b](https://example.com) ![c](x.png)',
  );
  expect(html).not.toContain('<script');
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('<img');
  expect(html).toContain('&lt;script&gt;');
  expect(html).toContain('<a href="https://example.com">b</a>');
});
