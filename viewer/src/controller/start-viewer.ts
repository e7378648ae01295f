import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { inAppBrowserOf, settingsPathOf, operatingSystemOf, externalBrowserUrl } from './browser-detection.ts';
import { watchFaultRecovery } from './fault-recovery.ts';
import { copyLink } from '../screens/copy-link.ts';
import { createScanCounter } from './scan-counter.ts';
import { clockTime, firstScreen } from '../screens/first-screen.ts';
import { words as firstWords } from '../screens/first.words.ts';
import { isVisible } from '../screens/is-visible.ts';
import type { Markup } from '../screens/markup.ts';
import { words } from '../screens/status.words.ts';
import { cameraFaultScreen, inAppScreen, openingScreen } from '../screens/status-screens.ts';
import type { PageData } from './page-data.ts';
import { type PassPhraseForm, createPassPhraseForm } from '../screens/pass-phrase-form.ts';
import { addPlayers, type FallbackPlayers } from '../fallback/fallback-players.ts';
import { fallbackPage } from '../fallback/fallback-page.ts';
import { type SessionHandle, type LoadSession, launchSession } from './launch-session.ts';
import { type EntryState, initialScreen, nextScreen, type Screen, type ScreenEvent } from './screen-state.ts';

/** Loading that takes longer is told to be slow. */
const slowAfter = 8000;
const cameraEntry = 'camera';
const plainHash = '#plain';
/** A tap on the button from before the script was there. */
const tappedHash = '#camera';

const element = (markup: Markup): HTMLElement => {
  const template = document.createElement('template');
  template.innerHTML = markup.text.trim();
  return template.content.firstElementChild as HTMLElement;
};
const one = (selector: string) => document.querySelector<HTMLElement>(selector);

const isReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Wakes the page: shows the screen that belongs, and moves from one to the next. */
export function startViewer(data: PageData, load: LoadSession): void {
  const { code, apiBase } = data;
  const signs = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  const app = inAppBrowserOf(signs);
  const address = data.pageUrl || location.href.replace(/#.*$/, '');
  const count = createScanCounter(apiBase, code);
  const beginning: EntryState = {
    hasManifest: data.manifest !== null,
    isEmpty: data.manifest?.targetList.length === 0,
    needsPassPhrase: data.fault === 'PASS_PHRASE_NEEDED' && apiBase !== null,
    isInApp: app !== null,
    isFallbackRequested: location.hash === plainHash,
  };
  const tapped = location.hash === tappedHash;
  let show = data.manifest;
  let screen = initialScreen(beginning);
  let run: SessionHandle | null = null;
  let plain: FallbackPlayers | null = null;
  let passForm: PassPhraseForm | null = null;
  let unwatch: (() => void) | null = null;
  let slow: ReturnType<typeof setTimeout> | undefined;
  let broken = 0;

  const isCameraEntry = (): boolean => history.state?.viewer === cameraEntry;

  /** Puts a notice beside what the server sent, which stays for the way back. */
  function put(markup: Markup | null): void {
    for (const old of document.querySelectorAll('[data-passing]')) old.remove();
    if (!markup) return;
    const notice = element(markup);
    notice.dataset['passing'] = '';
    document.querySelector('.foot')?.before(notice);
  }

  function render(before: Screen | null): void {
    unwatch?.();
    unwatch = null;
    clearTimeout(slow);
    document.documentElement.dataset['screen'] = screen.name;
    if (screen.name !== 'opening' && screen.name !== 'live') {
      run?.stop();
      run = null;
    }
    if (screen.name !== 'plain') plain?.pause();
    put(noticeOf(screen));
    if (screen.name === 'pass') passForm?.update(screen.state);
    if (screen.name === 'opening') slow = setTimeout(tellSlow, slowAfter);
    if (screen.name === 'fault') unwatch = watchFaultRecovery(screen.fault, () => clear(screen));
    if (screen.name === 'plain' && show && !plain) {
      const section = one('#plain');
      section?.setAttribute('role', 'main');
      if (section) plain = addPlayers(section, show);
    }
    if (before && before.name !== screen.name && screen.name !== 'pass') focus(before);
  }

  function noticeOf(now: Screen): Markup | null {
    if (now.name === 'inApp')
      return inAppScreen(app ?? '', externalBrowserUrl(address, signs), operatingSystemOf(signs), address);
    if (now.name === 'fault') return cameraFaultScreen(now.fault, settingsPathOf(signs), address);
    return now.name === 'opening' && show ? openingScreen(show, now.allowed) : null;
  }

  function tellSlow(): void {
    const lead = one('[data-passing] [data-lead]');
    if (lead && screen.name === 'opening' && screen.allowed) lead.textContent = words.slow;
  }

  /** What is new is read out from its beginning; who comes back stands where he left. */
  function focus(before: Screen): void {
    const came = before.name === 'plain' ? '[data-do=plain]' : '[data-do=open]';
    const where =
      screen.name === 'first'
        ? [...document.querySelectorAll<HTMLElement>(`#first ${came}`)].find((found) => isVisible(found))
        : screen.name === 'live'
          ? run?.screen.element
          : screen.name === 'plain'
            ? one('#plain')
            : one('[data-passing] h1');
    where?.focus({ preventScroll: screen.name === 'live' });
    if (screen.name !== 'live') scrollTo(0, 0);
  }

  function tell(event: ScreenEvent): void {
    const before = screen;
    screen = nextScreen(screen, event, beginning);
    if (screen !== before) render(before);
  }

  function clear(fault: Screen): void {
    if (fault.name === 'fault') void openAgain({ type: 'cleared', fault: fault.fault });
  }

  function open(event: ScreenEvent): void {
    if (!show || nextScreen(screen, event, beginning) === screen) return;
    if (!isCameraEntry()) history.pushState({ viewer: cameraEntry }, '', location.href.replace(/#.*$/, ''));
    run?.stop();
    run = launchSession({ manifest: show, load, count, dispatch: tell, showFallback: toPlain });
    document.body.append(run.screen.element);
    tell(event);
  }

  /**
   * The first try after a broken connection goes on in this page. What fails again may be kept as failed by the browser,
   * or its signed addresses may have run out: then the page itself is asked for anew, once the shop can be reached.
   */
  async function openAgain(event: ScreenEvent): Promise<void> {
    const isBroken = screen.name === 'fault' && screen.fault === 'offline';
    if (!isBroken) broken = 0;
    else if ((broken += 1) > 1 && (await isReachable())) {
      history.replaceState(null, '', tappedHash);
      return location.reload();
    }
    open(event);
  }

  function back(): void {
    if (isCameraEntry() || history.state?.viewer === plainHash) return history.back();
    if (location.hash) history.replaceState(null, '', location.href.replace(/#.*$/, ''));
    tell({ type: 'back' });
  }

  function toPlain(): void {
    const state = { viewer: plainHash };
    // From the camera's screens the way back leads to the first screen, not to a camera that is off.
    if (isCameraEntry()) history.replaceState(state, '', plainHash);
    else history.pushState(state, '', plainHash);
    tell({ type: 'plain' });
  }

  /** A show that came with the pass phrase: the page becomes what the server would have sent. */
  function shown(came: ViewerShow): void {
    show = came;
    beginning.isEmpty = came.targetList.length === 0;
    document.title = `${came.productName} – Afterimage`;
    one('#first')?.replaceWith(element(firstScreen(came, apiBase !== null)));
    if (!beginning.isEmpty) one('#first')?.after(element(fallbackPage(came)));
    count({ event: 'opened' });
    tell({ type: 'shown' });
    one('#first')?.focus();
    tellUntil();
    void drawCode();
    if (tapped) open({ type: 'open' });
  }

  /** Until when a try-out lasts, by the visitor's own clock. */
  function tellUntil(): void {
    const place = one('[data-until]');
    if (place && show?.expiresAt) place.textContent = firstWords.draftUntil({ time: clockTime(show.expiresAt) });
  }

  /** Only a desk shows the code, and only there its drawing is loaded. */
  async function drawCode(): Promise<void> {
    const place = one('#code');
    if (!place || !isVisible(place) || place.hasChildNodes()) return;
    const { qrCodeSvg: qrPicture } = await import('../screens/qr-code.ts');
    place.innerHTML = qrPicture(address).text;
  }

  document.addEventListener('click', (event) => {
    const found = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-do]') : null;
    const wish = found?.dataset['do'];
    if (!found || !wish || wish === 'reveal' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (wish === 'open') void openAgain({ type: 'open' });
    else if (wish === 'plain') toPlain();
    else if (wish === 'back') back();
    else if (wish === 'copy') void copyLink(found, address);
    else if (wish === 'reload') location.reload();
  });
  addEventListener('keydown', (event) => {
    const { target } = event;
    if (event.key === ' ' && target instanceof HTMLAnchorElement && target.role === 'button') {
      event.preventDefault();
      return target.click();
    }
    if (event.key !== 'Escape' || event.defaultPrevented || one('dialog[open]')) return;
    if (screen.name === 'live' || screen.name === 'opening') back();
  });
  addEventListener('popstate', () => {
    if (location.hash === plainHash) tell({ type: 'plain' });
    else tell({ type: 'back' });
  });
  // A page that the browser keeps for the way back keeps no camera.
  addEventListener('pagehide', () => {
    if (run) tell({ type: 'back' });
  });
  matchMedia('(hover: hover) and (pointer: fine) and (min-width: 800px)').addEventListener(
    'change',
    () => void drawCode(),
  );

  if (tapped) history.replaceState(null, '', location.href.replace(/#.*$/, ''));
  // After a reload nobody has tapped yet: the entry is that of the first screen.
  if (isCameraEntry()) history.replaceState(null, '');
  const form = document.querySelector<HTMLFormElement>('form#pass');
  if (form && apiBase !== null && screen.name === 'pass')
    passForm = createPassPhraseForm(form, {
      apiBase,
      code,
      onState: (state) => tell({ type: 'pass', state }),
      onManifest: shown,
    });
  if (show) count({ event: 'opened' });
  render(null);
  tellUntil();
  void drawCode();
  if (tapped) open({ type: 'open' });
}
