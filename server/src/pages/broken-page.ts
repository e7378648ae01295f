import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { demoLine } from '../platform/http/demo-line.ts';
import { escape } from '../platform/mail/mail-html.ts';
import { plainPage } from '../platform/http/plain-page.ts';
import { words } from './broken-page.words.ts';
import { light } from '@afterimage/contract/values/palette.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** The page for when rendering itself fails: no script, no data, only words and the number of the request. */
export function brokenPage(requestId: string, locale: Locale, demo = false): string {
  const { title, text, request } = inLocale(words, locale);
  return failurePage(locale, { title, text, note: request({ id: requestId.replace(/[^\w-]/g, '') }), demo });
}

/** The page for when more pages are asked for than can be rendered. */
export function busyPage(locale: Locale, demo = false): string {
  const { busy, busyText } = inLocale(words, locale);
  return failurePage(locale, { title: busy, text: busyText, note: '', demo });
}

interface FailureText {
  title: string;
  text: string;
  note: string;
  demo: boolean;
}

function failurePage(locale: Locale, { title, text, note, demo }: FailureText): string {
  const messages = inLocale(words, locale);
  return plainPage({
    locale,
    title: `${title} – ${escape(shopName())}`,
    head: '<meta name="robots" content="noindex">',
    // Styles as attributes: the policy of the shop's pages allows no style sheet in the page.
    body: `<body style="margin:0;background:${light.paper};color:${light.ink};font:16px/1.55 system-ui,sans-serif">
${demo ? demoLine(locale, `style="margin:0;padding:4px 16px;color:${light.ink2};font:12px/16px system-ui,sans-serif;text-align:center"`) : ''}
<main style="max-width:34rem;margin:0 auto;padding:18vh 24px">
<h1 style="font:340 32px/1.1 Georgia,serif;margin:0 0 16px">${title}</h1>
<p>${text}</p>
<p><a href="" style="color:${light.blue}">${messages.again}</a> &nbsp; <a href="${localePath('/home', locale)}" style="color:${light.blue}">${messages.shop}</a></p>
<p style="color:${light.ink3};font:13px ui-monospace,monospace">${note}</p>
</main></body>`,
  });
}
