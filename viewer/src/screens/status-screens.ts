import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import type { Settings, System } from '../controller/browser-detection.ts';
import { soughtPictures } from './first-screen.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { words } from './status.words.ts';
import type { Fault } from '../controller/screen-state.ts';

const plainLink = (): Markup => html`<a class="link" href="#plain" data-do="plain">${words.plain}</a>`;
const retry = (): Markup => html`<button class="button primary" type="button" data-do="open">${words.again}</button>`;

/** The link as a button; where the clipboard is closed, the field shows it to be copied by hand. */
const copyLink = (address: string): Markup =>
  html`<button class="button secondary" type="button" data-do="copy">
      ${icon('copy')}<span data-copy>${words.copy}</span>
    </button>
    <input class="address" value="${address}" aria-label="${words.copyHere}" readonly hidden />`;

interface NoticeParts {
  kind: string;
  title: string;
  lead: string;
  more?: Markup | null;
  ways: readonly (Markup | false | null)[];
}

const notice = ({ kind, title, lead, more = null, ways }: NoticeParts): Markup =>
  html`<main class="screen notice" data-kind="${kind}">
    <div class="say">
      <h1 tabindex="-1">${title}</h1>
      <p class="lead">${lead}</p>
      ${more}
    </div>
    <div class="do">${ways}</div>
  </main>`;

/** Why there is no camera, what to do about it, and the way on without one. */
export function faultNotice(fault: Fault, settings: Settings, address: string): Markup {
  const [again, plain] = [retry(), plainLink()];
  switch (fault) {
    case 'refused': {
      const { one, two } = words.settings[settings];
      const more = html`<ol class="steps">
          <li>${one}</li>
          <li>${two}</li>
        </ol>
        <p class="small">${words.refusedThen}</p>`;
      return notice({ kind: fault, title: words.refused, lead: words.refusedLead, more, ways: [again, plain] });
    }
    case 'none':
      return notice({
        kind: fault,
        title: words.none,
        lead: words.noneLead,
        ways: [html`<a class="button primary" href="#plain" data-do="plain">${words.plain}</a>`, copyLink(address)],
      });
    case 'busy':
      return notice({ kind: fault, title: words.busy, lead: words.busyLead, ways: [again, plain] });
    case 'insecure': {
      const safe = html`<a class="button primary" href="${address.replace(/^http:/, 'https:')}"
        >${words.insecureOpen}</a
      >`;
      return notice({ kind: fault, title: words.insecure, lead: words.insecureLead, ways: [safe, plain] });
    }
    case 'unsupported':
      return notice({
        kind: fault,
        title: words.unsupported,
        lead: words.unsupportedLead,
        ways: [copyLink(address), plain],
      });
    case 'offline':
      return notice({ kind: fault, title: words.offline, lead: words.offlineLead, ways: [again, plain] });
    case 'failed':
      return notice({ kind: fault, title: words.failed, lead: words.failedLead, ways: [again, plain] });
  }
}

/** The page is shown within an app: out of it, or on without its camera. `out` opens the phone's own browser. */
export function inAppNotice(app: string, out: string | null, system: System, address: string): Markup {
  const label = system === 'ios' ? words.inAppSafari : words.inAppChrome;
  return notice({
    kind: 'in-app',
    title: app === '' ? words.inAppUnnamed : words.inApp({ app }),
    lead: words.inAppLead,
    more: html`<p class="small">${words.inAppHow}</p>`,
    ways: [
      out !== null && html`<a class="button primary" href="${out}">${label}</a>`,
      copyLink(address),
      html`<button class="link" type="button" data-do="open">${words.inAppTry}</button>`,
      plainLink(),
    ],
  });
}

/** While the browser asks for the camera, and while everything is loaded. */
export function openingNotice(show: ViewerShow, allowed: boolean): Markup {
  return html`<main class="screen first opening" data-kind="opening">
    <div class="finder">${soughtPictures(show)}</div>
    <div class="say" role="status">
      <h1 tabindex="-1">${allowed ? words.loading : words.allow}</h1>
      <p class="lead" data-lead>${allowed ? words.loadingLead : words.allowLead}</p>
    </div>
    <div class="do">
      <button class="button secondary" type="button" data-do="back">${words.cancel}</button>
    </div>
  </main>`;
}
