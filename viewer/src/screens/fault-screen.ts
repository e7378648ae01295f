import type { ErrorCode } from '@afterimage/contract/values/errors.ts';
import { words } from './fault.words.ts';
import { icon } from './icons.ts';
import { html, type Markup } from './markup.ts';

function sentences(fault: ErrorCode): { title: string; lead: string; again: boolean } {
  if (fault === 'VIEWER_NOT_FOUND') return { title: words.unknown, lead: words.unknownLead, again: false };
  if (fault === 'VIEWER_CLOSED') return { title: words.closed, lead: words.closedLead, again: true };
  if (fault === 'VIEWER_EXPIRED') return { title: words.expired, lead: words.expiredLead, again: false };
  if (fault === 'TAKEN_DOWN') return { title: words.takenDown, lead: words.takenDownLead, again: false };
  if (fault === 'TOO_MANY_REQUESTS') return { title: words.busy, lead: words.busyLead, again: true };
  return { title: words.broken, lead: words.brokenLead, again: true };
}

/** The page of a code that shows nothing: it says why, and what can be done. */
export function faultScreen(fault: ErrorCode, homeUrl: string | null): Markup {
  if (fault === 'PASS_PHRASE_NEEDED') return passScreen();
  const { title, lead, again } = sentences(fault);
  return html`<main class="screen notice" id="first" tabindex="-1">
    <div class="say">
      <h1>${title}</h1>
      <p class="lead">${lead}</p>
    </div>
    <div class="do">
      ${again && html`<a class="button primary" href="" data-do="reload">${words.again}</a>`}${homeUrl !== null && html`<a class="link" href="${homeUrl}">${words.home}</a>`}
    </div>
  </main>`;
}

/** Asks for the pass phrase. The field has no name: sent before the script is there, the form must not write it into an address. */
function passScreen(): Markup {
  return html`<main class="screen notice" id="first" tabindex="-1">
    <form class="pass" id="pass" novalidate>
      <div class="say">
        <h1>${words.pass}</h1>
        <p class="lead">${words.passLead}</p>
      </div>
      <noscript><p class="error">${words.passScript}</p></noscript>
      <label for="pass-phrase">${words.passLabel}</label>
      <div class="field">
        <input
          id="pass-phrase"
          type="password"
          autocomplete="current-password"
          autocapitalize="none"
          autocorrect="off"
          spellcheck="false"
          maxlength="200"
          enterkeyhint="go"
          aria-describedby="pass-error"
          required
        /><button
          class="icon needs-script"
          type="button"
          data-do="reveal"
          aria-pressed="false"
          aria-label="${words.passShow}"
        >
          ${icon('eye')}
        </button>
      </div>
      <p class="error" id="pass-error" role="alert"></p>
      <button class="button primary" type="submit">${words.passSend}</button>
    </form>
  </main>`;
}
