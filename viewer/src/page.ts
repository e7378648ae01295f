import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { dark } from '@afterimage/contract/values/palette.ts';
import { type Locale, localeFacts, locales, setLocale } from '@afterimage/words/locale.ts';
import { setShopName, shopName } from '@afterimage/words/shop-name.ts';
import { words } from './page.words.ts';
import { faultScreen } from './screens/fault-screen.ts';
import { firstScreen } from './screens/first-screen.ts';
import { html, scriptJson } from './screens/markup.ts';
import { pageDataId, type PageData } from './controller/page-data.ts';
import { fallbackPage } from './fallback/fallback-page.ts';

export interface ViewerPageOptions {
  locale: Locale;
  shopName: string;
  code: string;
  /** Exactly one of `show` and `fault` is there. */
  show: ViewerShow | null;
  fault: ErrorCode | null;
  /** The page's whole address; empty where only the browser knows it. */
  pageUrl: string;
  /** The shop's first page; null in an exported folder. */
  homeUrl: string | null;
  /** Where what plays here is reported to the shop; null where nothing can be. */
  reportUrl: string | null;
  /** Like `/api`; null in an exported folder: nothing is counted then. */
  apiBase: string | null;
  /** What the page of a demo says of the shop; nothing in an exported folder. */
  demoText?: string;
  /** Addresses of the built script in that language, and of its style sheets. */
  files: { script: string; styles: readonly string[] };
  /** The same page in each language. */
  other: Partial<Record<Locale, string>>;
}

/** The four corners of the viewfinder. */
const iconUrl =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16' fill='none' stroke='%236aa6ff' stroke-width='2'%3E%3Cpath d='M1 5V1h4M11 1h4v4M15 11v4h-4M5 15H1v-4'/%3E%3C/svg%3E";

/** The viewer's whole document. All that the camera is not needed for works without its script. */
export function viewerPage(options: ViewerPageOptions): string {
  const { locale, code, show: manifest, fault, pageUrl, homeUrl, reportUrl, apiBase, files, other, demoText } = options;
  const data: PageData = { code, show: manifest, fault, pageUrl, homeUrl, reportUrl, apiBase };
  // From here on nothing waits, so that no other page's language comes in between.
  setLocale(locale);
  setShopName(options.shopName);
  const title = manifest ? manifest.productName : words.title;
  return html`<!doctype html>
    <html lang="${locale}" dir="${localeFacts[locale].direction}" data-shop="${shopName()}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>${title} – ${shopName()}</title>
        <meta name="robots" content="noindex" />
        <meta name="referrer" content="no-referrer" />
        <meta name="color-scheme" content="dark" />
        <meta name="theme-color" content="${dark.paper}" />
        <link rel="icon" href="${iconUrl}" />
        ${files.styles.map((address) => html`<link rel="stylesheet" href="${address}" /> `)}
        <script type="module" src="${files.script}"></script>
      </head>
      <body>
        ${demoText !== undefined && html`<p class="demo-line" role="note">${demoText}</p>`}
        ${manifest ? firstScreen(manifest, apiBase !== null) : faultScreen(fault ?? 'INTERNAL', homeUrl)}
        ${manifest && fallbackPage(manifest)}
        <footer class="foot">
          ${reportUrl !== null && html`<a class="link" href="${reportUrl}" rel="nofollow">${words.report}</a>`}
          ${locales.flatMap((one) => (one === locale || !other[one] ? [] : [html`<a class="link" hreflang="${one}" lang="${one}" href="${other[one]}">${localeFacts[one].name}</a>`]))}
        </footer>
        <script type="application/json" id="${pageDataId}">
          ${scriptJson(data)}
        </script>
      </body>
    </html> `.text;
}
