import { inLocale } from '@afterimage/words/compiled.ts';
import { type Locale, localePath } from '@afterimage/words/locale.ts';
import { plainPage } from '../platform/http/plain-page.ts';
import { words } from './broken-page.words.ts';
import { light } from '@afterimage/contract/values/palette.ts';

/** The page for when rendering itself fails: no script, no data, only words and the number of the request. */
export function brokenPage(requestId: string, locale: Locale): string {
  const messages = inLocale(words, locale);
  const id = requestId.replace(/[^\w-]/g, '');
  return plainPage({
    locale,
    title: `${messages.title} – Afterimage`,
    head: '<meta name="robots" content="noindex">',
    // Styles as attributes: the policy of the shop's pages allows no style sheet in the page.
    body: `<body style="margin:0;background:${light.paper};color:${light.ink};font:16px/1.55 system-ui,sans-serif">
<main style="max-width:34rem;margin:0 auto;padding:18vh 24px">
<h1 style="font:340 32px/1.1 Georgia,serif;margin:0 0 16px">${messages.title}</h1>
<p>${messages.text}</p>
<p><a href="" style="color:${light.blue}">${messages.again}</a> &nbsp; <a href="${localePath('/home', locale)}" style="color:${light.blue}">${messages.shop}</a></p>
<p style="color:${light.ink3};font:13px ui-monospace,monospace">${messages.request({ id })}</p>
</main></body>`,
  });
}
