import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import type { SettingsPath, OperatingSystem } from '../controller/browser-detection.ts';
import { photosToFind } from './first-screen.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';
import { words } from './status.words.ts';
import type { Fault } from '../controller/screen-state.ts';

const fallbackLink = (): Markup => html`<a class="link" href="#plain" data-do="plain">${words.plain}</a>`;
const retry = (): Markup => html`<button class="button primary" type="button" data-do="open">${words.again}</button>`;

/** The link as a button; where the clipboard is closed, the field shows it to be copied by hand. */
const copyLink = (address: string): Markup =>
  html`<button class="button secondary" type="button" data-do="copy">
      ${icon('copy')}<span data-copy>${words.copy}</span>
    </button>
    <input class="address" value="${address}" aria-label="${words.copyHere}" readonly hidden />`;

interface StatusScreenParts {
  kind: string;
  title: string;
  lead: string;
  more?: Markup | null;
  actions: readonly (Markup | false | null)[];
}

const statusScreen = ({ kind, title, lead, more = null, actions }: StatusScreenParts): Markup =>
  html`<main class="screen notice" data-kind="${kind}">
    <div class="say">
      <h1 tabindex="-1">${title}</h1>
      <p class="lead">${lead}</p>
      ${more}
    </div>
    <div class="do">${actions}</div>
  </main>`;

/** Why there is no camera, what to do about it, and the way on without one. */
export function cameraFaultScreen(fault: Fault, settingsPath: SettingsPath, address: string): Markup {
  const [again, fallback] = [retry(), fallbackLink()];
  switch (fault) {
    case 'refused': {
      const { one, two } = words.settings[settingsPath];
      const more = html`<ol class="steps">
          <li>${one}</li>
          <li>${two}</li>
        </ol>
        <p class="small">${words.refusedThen}</p>`;
      return statusScreen({
        kind: fault,
        title: words.refused,
        lead: words.refusedLead,
        more,
        actions: [again, fallback],
      });
    }
    case 'none':
      return statusScreen({
        kind: fault,
        title: words.none,
        lead: words.noneLead,
        actions: [html`<a class="button primary" href="#plain" data-do="plain">${words.plain}</a>`, copyLink(address)],
      });
    case 'busy':
      return statusScreen({ kind: fault, title: words.busy, lead: words.busyLead, actions: [again, fallback] });
    case 'insecure': {
      const secureLink = html`<a class="button primary" href="${address.replace(/^http:/, 'https:')}"
        >${words.insecureOpen}</a
      >`;
      return statusScreen({
        kind: fault,
        title: words.insecure,
        lead: words.insecureLead,
        actions: [secureLink, fallback],
      });
    }
    case 'unsupported':
      return statusScreen({
        kind: fault,
        title: words.unsupported,
        lead: words.unsupportedLead,
        actions: [copyLink(address), fallback],
      });
    case 'offline':
      return statusScreen({ kind: fault, title: words.offline, lead: words.offlineLead, actions: [again, fallback] });
    case 'failed':
      return statusScreen({ kind: fault, title: words.failed, lead: words.failedLead, actions: [again, fallback] });
  }
}

/** The page is shown within an app: out of it, or on without its camera. `out` opens the phone's own browser. */
export function inAppScreen(app: string, externalUrl: string | null, system: OperatingSystem, address: string): Markup {
  const label = system === 'ios' ? words.inAppSafari : words.inAppChrome;
  return statusScreen({
    kind: 'in-app',
    title: app === '' ? words.inAppUnnamed : words.inApp({ app }),
    lead: words.inAppLead,
    more: html`<p class="small">${words.inAppHow}</p>`,
    actions: [
      externalUrl !== null && html`<a class="button primary" href="${externalUrl}">${label}</a>`,
      copyLink(address),
      html`<button class="link" type="button" data-do="open">${words.inAppTry}</button>`,
      fallbackLink(),
    ],
  });
}

/** While the browser asks for the camera, and while everything is loaded. */
export function openingScreen(manifest: ViewerShow, isAllowed: boolean): Markup {
  return html`<main class="screen first opening" data-kind="opening">
    <div class="finder">${photosToFind(manifest)}</div>
    <div class="say" role="status">
      <h1 tabindex="-1">${isAllowed ? words.loading : words.allow}</h1>
      <p class="lead" data-lead>${isAllowed ? words.loadingLead : words.allowLead}</p>
    </div>
    <div class="do">
      <button class="button secondary" type="button" data-do="back">${words.cancel}</button>
    </div>
  </main>`;
}
