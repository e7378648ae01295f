import { describe, expect, it } from 'vitest';
import { html, scriptJson } from './markup.ts';

describe('the HTML of the viewer', () => {
  it("S1.13 a customer's words stay words, in texts and in quoted attributes", () => {
    const words = `"><img src=x onerror='a'>&`;
    expect(html`<p title="${words}">${words}</p>`.text).toBe(
      '<p title="&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;">&quot;&gt;&lt;img src=x onerror=&#39;a&#39;&gt;&amp;</p>',
    );
  });

  it('S1.13 what was made by it is not escaped again; lists follow each other, null and false leave nothing', () => {
    const list = [html`<b>${'<'}</b>`, null, false as const, html`<b>${0}</b>`];
    expect(html`<i>${list}</i>`.text).toBe('<i><b>&lt;</b><b>0</b></i>');
  });

  it('S1.13 JSON cannot close the script element that it stands in', () => {
    const value = { name: '</script><!--<script>', line: '\u2028' };
    const { text } = scriptJson(value);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)).toEqual(value);
  });
});
