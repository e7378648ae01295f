import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { baseLocale, byLocale, type Locale, localeFacts, locales } from '@afterimage/words/locale.ts';
import { escape } from '../../platform/mail/mail-html.ts';
import type { ViewerBuild } from '../viewer-build.ts';
import { words } from './export.words.ts';
import { dark } from '@afterimage/contract/values/palette.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** The page of a language; a host shows `index.html` when only the folder is asked for. */
const pageOf = (locale: Locale): string => (locale === baseLocale ? 'index.html' : `${locale}.html`);

/**
 * Runs where modules do not, from a disk too: leads to the page in the browser's language, unless one was chosen. Of a
 * folder that was opened from a disk it shows the media, and says that the camera needs an address.
 */
const startScript = `(function () {
  var pages = ${JSON.stringify(byLocale(pageOf))};
  var page = document.documentElement;
  var wanted = (navigator.language || '').slice(0, 2).toLowerCase();
  if (page.lang === '${baseLocale}' && wanted !== page.lang && pages[wanted] && !/[?&]lang=/.test(location.search))
    location.replace(pages[wanted] + location.hash);
  if (location.protocol === 'file:')
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('from-disk').hidden = false;
      page.dataset.screen = 'plain';
      document.querySelectorAll('.needs-script').forEach(function (one) { one.remove(); });
    });
})();
`;

const noteStyle = `margin:0;padding:14px 20px;background:${dark.blueFill};color:#fff;font:16px/1.5 system-ui,sans-serif`;

/** What is written for an exported folder: its pages, and what tells people and programs what lies there. */
export async function exportedPages(
  show: ViewerShow,
  { viewerPage, filesAt }: Pick<ViewerBuild, 'viewerPage' | 'filesAt'>,
): Promise<{ path: string; text: string }[]> {
  const pages = locales.map(async (locale) => {
    const html = await viewerPage({
      locale,
      shopName: shopName(),
      code: '',
      show,
      fault: null,
      pageUrl: '',
      homeUrl: null,
      reportUrl: null,
      apiBase: null,
      files: filesAt('viewer/', locale),
      other: byLocale((one) => `${pageOf(one)}?lang=${one}`),
    });
    const note = `<p id="from-disk" class="from-disk" style="${noteStyle}" hidden>${escape(inLocale(words, locale).fromDisk)}</p>`;
    const text = html
      .replace('<head>', () => '<head><script src="start.js"></script>')
      .replace(/<body[^>]*>/, (body) => body + note);
    return { path: pageOf(locale), text };
  });
  return [
    ...(await Promise.all(pages)),
    { path: 'start.js', text: startScript },
    { path: 'show.json', text: `${JSON.stringify(show, null, 2)}\n` },
    { path: 'README.txt', text: readme(show.productName) },
  ];
}

/** In every language one after the other: whoever finds the folder in ten years may speak any of them. */
function readme(name: string): string {
  const texts = locales.map((locale) => {
    const messages = inLocale(words, locale);
    return [localeFacts[locale].name.toUpperCase(), '', messages.readme({ name })].join('\n');
  });
  return `${texts.join('\n\n\n')}\n`;
}
