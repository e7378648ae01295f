import type { mails } from './tables.ts';
import { demoLine, demoLineStyle } from '../http/demo-line.ts';
import { plainPage } from '../http/plain-page.ts';
import { escape } from './mail-html.ts';
import { dark, light } from '@afterimage/contract/values/palette.ts';

type StoredMail = typeof mails.$inferSelect;

const sheet = `${demoLineStyle}
:root { color-scheme: light dark; --paper: ${light.paper}; --card: #fff; --ink: ${light.ink}; --soft: ${light.ink2}; --line: ${light.line}; --blue: ${light.blue}; }
@media (prefers-color-scheme: dark) { :root { --paper: ${dark.paper}; --card: ${dark.paper2}; --ink: ${dark.ink}; --soft: ${dark.ink2}; --line: ${dark.line}; --blue: ${dark.blue}; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 'Instrument Sans', system-ui, 'Segoe UI', Arial, sans-serif; }
main { max-width: 760px; margin: 0 auto; padding: 24px 16px 72px; }
h1 { margin: 16px 0 8px; font: 400 clamp(1.75rem, 1.4rem + 1.5vw, 2.5rem)/1.2 Kalnia, Georgia, 'Times New Roman', serif; letter-spacing: -0.015em; overflow-wrap: anywhere; }
h2 { margin: 32px 0 8px; font-size: 1rem; }
p { margin: 0 0 16px; color: var(--soft); max-width: 62ch; }
a { color: var(--blue); text-underline-offset: 0.25em; }
a:focus-visible, summary:focus-visible { outline: 2px solid var(--blue); outline-offset: 3px; }
ul { margin: 0; padding: 0; list-style: none; }
.mails { border-top: 1px solid var(--line); }
.mails a { display: block; padding: 16px 0; border-bottom: 1px solid var(--line); color: inherit; text-decoration: none; }
.mails a:hover b { text-decoration: underline; }
.mails span, .facts { display: block; color: var(--soft); font-size: 0.875rem; overflow-wrap: anywhere; }
.mails b { font-weight: 600; }
.links a, .bar a { display: inline-block; padding: 10px 0; min-height: 44px; overflow-wrap: anywhere; }
iframe { display: block; width: 100%; height: max(560px, 75vh); border: 1px solid var(--line); border-radius: 2px; background: var(--card); }
details { margin-top: 24px; border-top: 1px solid var(--line); }
summary { padding: 12px 0; min-height: 44px; cursor: pointer; }
pre { margin: 0; padding: 16px; background: var(--card); border: 1px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; font: 14px/1.5 ui-monospace, monospace; }
`;

const page = (title: string, content: string) =>
  plainPage({
    locale: 'en',
    title: escape(title),
    style: sheet,
    body: `<body>${demoLine('en')}<main>\n${content}\n</main></body>`,
  });

const timeOf = (moment: Date) => {
  const iso = moment.toISOString();
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`;
};

/** All mails, newest first. */
export function listPage(mailList: readonly StoredMail[]): string {
  const rows = mailList.map(
    ({ id, to, subject, createdAt }) =>
      `<li><a href="/dev/outbox/${id}"><b>${escape(subject)}</b><span>To ${escape(to)}</span><span>${timeOf(createdAt)}</span></a></li>`,
  );
  return page(
    'Outbox',
    `<div class="bar"><a href="/home">To the shop</a></div>
<h1>Outbox</h1>
<p>The shop has no mail server, so its mails are kept here for everybody to read.</p>
${rows.length > 0 ? `<ul class="mails">${rows.join('\n')}</ul>` : '<p>No mail yet. It takes a second or two after whatever should cause one.</p>'}
<div class="bar"><a href="/dev/outbox">Look again</a></div>`,
  );
}

/** One mail. Its frame runs no script and may only lead the whole window to where a link goes. */
export function mailPage({ to, subject, createdAt, links, html, text }: StoredMail): string {
  const framed = html.replace('<head>', '<head><base target="_top">');
  return page(
    subject,
    `<div class="bar"><a href="/dev/outbox">All mails</a></div>
<h1>${escape(subject)}</h1>
<p class="facts">To ${escape(to)}, ${timeOf(createdAt)}</p>
<iframe title="The mail" sandbox="allow-top-navigation-by-user-activation" srcdoc="${escape(framed)}"></iframe>
<h2>Its links</h2>
<ul class="links">${links.map((link) => `<li>${linkTo(link)}</li>`).join('')}</ul>
<details><summary>As plain text</summary><pre>${escape(text)}</pre></details>`,
  );
}

const linkTo = (link: string) =>
  /^https?:\/\//.test(link) ? `<a href="${escape(link)}">${escape(link)}</a>` : escape(link);
