import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { addPlayers, type FallbackPlayers } from '../fallback/fallback-players.ts';
import { fallbackPage } from '../fallback/fallback-page.ts';
import { copyLink } from '../screens/copy-link.ts';
import { clockTime, firstScreen } from '../screens/first-screen.ts';
import { words as firstWords } from '../screens/first.words.ts';
import { isVisible } from '../screens/is-visible.ts';
import type { Markup } from '../screens/markup.ts';
import { createPassPhraseForm, type PassPhraseForm } from '../screens/pass-phrase-form.ts';
import { cameraFaultScreen, inAppScreen, openingScreen } from '../screens/status-screens.ts';
import { words } from '../screens/status.words.ts';
import { externalBrowserUrl, inAppBrowserOf, operatingSystemOf, settingsPathOf } from './browser-detection.ts';
import { watchFaultRecovery } from './fault-recovery.ts';
import { launchSession, type LoadSession, type SessionHandle } from './launch-session.ts';
import type { PageData } from './page-data.ts';
import { createScanCounter } from './scan-counter.ts';
import { type EntryState, initialScreen, nextScreen, type Screen, type ScreenEvent } from './screen-state.ts';
import { shopName } from '@afterimage/words/shop-name.ts';

/** After this time the opening screen says that the connection is slow, in milliseconds. */
const slowLoadMs = 8000;
/** Value of `history.state.viewer` for the camera's history entry. */
const cameraEntry = 'camera';
const fallbackHash = '#plain';
/** The hash of the camera link: a tap that came before the script was loaded. */
const cameraHash = '#camera';
const desktopQuery = '(hover: hover) and (pointer: fine) and (min-width: 800px)';

const elementOf = (markup: Markup): HTMLElement => {
  const template = document.createElement('template');
  template.innerHTML = markup.text.trim();
  return template.content.firstElementChild as HTMLElement;
};
const query = (selector: string) => document.querySelector<HTMLElement>(selector);
const urlWithoutHash = (): string => location.href.replace(/#.*$/, '');

const isPageReachable = (): Promise<boolean> =>
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** Makes the server-rendered page interactive: shows the initial screen and switches between screens. */
export function startViewer(data: PageData, load: LoadSession): void {
  new ViewerController(data, load).start();
}

class ViewerController {
  private readonly data: PageData;
  private readonly load: LoadSession;
  private readonly browser = { userAgent: navigator.userAgent, touchPoints: navigator.maxTouchPoints };
  /** Name of the app whose browser shows the page; null in an ordinary browser. */
  private readonly inAppBrowser = inAppBrowserOf(this.browser);
  private readonly pageUrl: string;
  private readonly countScan: ReturnType<typeof createScanCounter>;
  private readonly entry: EntryState;
  /** Whether the camera link was tapped before the script was loaded. */
  private readonly wasTappedEarly = location.hash === cameraHash;
  private manifest: ViewerShow | null;
  private screen: Screen;
  private session: SessionHandle | null = null;
  private fallbackPlayers: FallbackPlayers | null = null;
  private passPhraseForm: PassPhraseForm | null = null;
  private stopRecoveryWatch: (() => void) | null = null;
  private slowTimer: ReturnType<typeof setTimeout> | undefined;
  /** Consecutive attempts that failed because the connection broke. */
  private offlineAttempts = 0;

  constructor(data: PageData, load: LoadSession) {
    this.data = data;
    this.load = load;
    this.pageUrl = data.pageUrl || urlWithoutHash();
    this.countScan = createScanCounter(data.apiBase, data.code);
    this.manifest = data.show;
    this.entry = {
      hasManifest: data.show !== null,
      isEmpty: data.show?.targetList.length === 0,
      needsPassPhrase: data.fault === 'PASS_PHRASE_NEEDED' && data.apiBase !== null,
      isInApp: this.inAppBrowser !== null,
      isFallbackRequested: location.hash === fallbackHash,
    };
    this.screen = initialScreen(this.entry);
  }

  start(): void {
    this.listen();
    if (this.wasTappedEarly) history.replaceState(null, '', urlWithoutHash());
    // After a reload there was no tap: the history entry becomes that of the first screen.
    if (this.isCameraEntry()) history.replaceState(null, '');
    this.setUpPassPhraseForm();
    if (this.manifest) this.countScan({ event: 'opened' });
    this.render(null);
    this.showExpiry();
    void this.showQrCode();
    if (this.wasTappedEarly) this.open({ type: 'open' });
  }

  private listen(): void {
    document.addEventListener('click', (event) => this.handleClick(event));
    addEventListener('keydown', (event) => this.handleKey(event));
    addEventListener('popstate', () => this.dispatch({ type: location.hash === fallbackHash ? 'plain' : 'back' }));
    // A page in the back-forward cache holds no camera.
    addEventListener('pagehide', () => {
      if (this.session) this.dispatch({ type: 'back' });
    });
    matchMedia(desktopQuery).addEventListener('change', () => void this.showQrCode());
  }

  private setUpPassPhraseForm(): void {
    const { apiBase, code } = this.data;
    const form = document.querySelector<HTMLFormElement>('form#pass');
    if (!form || apiBase === null || this.screen.name !== 'pass') return;
    this.passPhraseForm = createPassPhraseForm(form, {
      apiBase,
      code,
      onState: (state) => this.dispatch({ type: 'pass', state }),
      onManifest: (manifest) => this.showManifest(manifest),
    });
  }

  private dispatch(event: ScreenEvent): void {
    const previous = this.screen;
    this.screen = nextScreen(previous, event, this.entry);
    if (this.screen !== previous) this.render(previous);
  }

  private render(previous: Screen | null): void {
    const { screen } = this;
    this.stopRecoveryWatch?.();
    this.stopRecoveryWatch = null;
    clearTimeout(this.slowTimer);
    document.documentElement.dataset['screen'] = screen.name;
    if (screen.name !== 'opening' && screen.name !== 'live') {
      this.session?.stop();
      this.session = null;
    }
    if (screen.name !== 'plain') this.fallbackPlayers?.pause();
    replaceStatusScreen(this.statusScreenOf(screen));
    if (screen.name === 'pass') this.passPhraseForm?.update(screen.state);
    if (screen.name === 'opening') this.slowTimer = setTimeout(() => this.showSlow(), slowLoadMs);
    if (screen.name === 'fault') this.watchRecovery(screen.fault);
    if (screen.name === 'plain') this.addFallbackPlayers();
    if (previous && previous.name !== screen.name && screen.name !== 'pass') this.moveFocus(previous);
  }

  private statusScreenOf(screen: Screen): Markup | null {
    const { pageUrl, browser, manifest } = this;
    if (screen.name === 'inApp') {
      const url = externalBrowserUrl(pageUrl, browser);
      return inAppScreen(this.inAppBrowser ?? '', url, operatingSystemOf(browser), pageUrl);
    }
    if (screen.name === 'fault') return cameraFaultScreen(screen.fault, settingsPathOf(browser), pageUrl);
    return screen.name === 'opening' && manifest ? openingScreen(manifest, screen.allowed) : null;
  }

  private showSlow(): void {
    const lead = query('[data-passing] [data-lead]');
    if (lead && this.screen.name === 'opening' && this.screen.allowed) lead.textContent = words.slow;
  }

  private watchRecovery(fault: Extract<Screen, { name: 'fault' }>['fault']): void {
    this.stopRecoveryWatch = watchFaultRecovery(fault, () => void this.openAgain({ type: 'cleared', fault }));
  }

  private addFallbackPlayers(): void {
    if (!this.manifest || this.fallbackPlayers) return;
    const section = query('#plain');
    section?.setAttribute('role', 'main');
    if (section) this.fallbackPlayers = addPlayers(section, this.manifest);
  }

  /** A new screen is read from its start; on the way back the focus returns to the button that led away. */
  private moveFocus(previous: Screen): void {
    const isLive = this.screen.name === 'live';
    this.focusTarget(previous)?.focus({ preventScroll: isLive });
    if (!isLive) scrollTo(0, 0);
  }

  private focusTarget(previous: Screen): HTMLElement | null | undefined {
    const { name } = this.screen;
    if (name === 'live') return this.session?.screen.element;
    if (name === 'plain') return query('#plain');
    if (name !== 'first') return query('[data-passing] h1');
    const origin = previous.name === 'plain' ? '[data-do=plain]' : '[data-do=open]';
    return [...document.querySelectorAll<HTMLElement>(`#first ${origin}`)].find((element) => isVisible(element));
  }

  private isCameraEntry(): boolean {
    return history.state?.viewer === cameraEntry;
  }

  private open(event: ScreenEvent): void {
    const { manifest, load } = this;
    if (!manifest || nextScreen(this.screen, event, this.entry) === this.screen) return;
    if (!this.isCameraEntry()) history.pushState({ viewer: cameraEntry }, '', urlWithoutHash());
    this.session?.stop();
    this.session = launchSession({
      manifest,
      reportUrl: this.data.reportUrl,
      load,
      count: this.countScan,
      dispatch: (sessionEvent) => this.dispatch(sessionEvent),
      showFallback: () => this.showFallback(),
    });
    document.body.append(this.session.screen.element);
    this.dispatch(event);
  }

  /**
   * The first attempt after a broken connection stays in this page. From the second on the browser may have cached the
   * failure, or the signed URLs may have expired: then the page is reloaded once the shop can be reached.
   */
  private async openAgain(event: ScreenEvent): Promise<void> {
    const isOffline = this.screen.name === 'fault' && this.screen.fault === 'offline';
    if (!isOffline) this.offlineAttempts = 0;
    else if ((this.offlineAttempts += 1) > 1 && (await isPageReachable())) {
      history.replaceState(null, '', cameraHash);
      return location.reload();
    }
    this.open(event);
  }

  private goBack(): void {
    if (this.isCameraEntry() || history.state?.viewer === fallbackHash) return history.back();
    if (location.hash) history.replaceState(null, '', urlWithoutHash());
    this.dispatch({ type: 'back' });
  }

  private showFallback(): void {
    const state = { viewer: fallbackHash };
    // From the camera's screens the way back leads to the first screen, not to a camera that is off.
    if (this.isCameraEntry()) history.replaceState(state, '', fallbackHash);
    else history.pushState(state, '', fallbackHash);
    this.dispatch({ type: 'plain' });
  }

  /** Renders what the server would have sent, once the pass phrase has given the manifest. */
  private showManifest(manifest: ViewerShow): void {
    this.manifest = manifest;
    this.entry.isEmpty = manifest.targetList.length === 0;
    document.title = `${manifest.productName} – ${shopName()}`;
    query('#first')?.replaceWith(elementOf(firstScreen(manifest, this.data.apiBase !== null)));
    if (!this.entry.isEmpty) query('#first')?.after(elementOf(fallbackPage(manifest)));
    this.countScan({ event: 'opened' });
    this.dispatch({ type: 'shown' });
    query('#first')?.focus();
    this.showExpiry();
    void this.showQrCode();
    if (this.wasTappedEarly) this.open({ type: 'open' });
  }

  /** Writes when a draft's preview ends, in the visitor's time zone. */
  private showExpiry(): void {
    const line = query('[data-until]');
    const expiresAt = this.manifest?.expiresAt;
    if (line && expiresAt) line.textContent = firstWords.draftUntil({ time: clockTime(expiresAt) });
  }

  /** The QR code's module is loaded only where the code is visible: on a desktop. */
  private async showQrCode(): Promise<void> {
    const container = query('#code');
    if (!container || !isVisible(container) || container.hasChildNodes()) return;
    const { qrCodeSvg } = await import('../screens/qr-code.ts');
    container.innerHTML = qrCodeSvg(this.pageUrl).text;
  }

  private handleClick(event: MouseEvent): void {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-do]') : null;
    const action = button?.dataset['do'];
    if (!button || !action || action === 'reveal' || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (action === 'open') void this.openAgain({ type: 'open' });
    else if (action === 'plain') this.showFallback();
    else if (action === 'back') this.goBack();
    else if (action === 'copy') void copyLink(button, this.pageUrl);
    else if (action === 'reload') location.reload();
  }

  private handleKey(event: KeyboardEvent): void {
    const { target } = event;
    if (event.key === ' ' && target instanceof HTMLAnchorElement && target.role === 'button') {
      event.preventDefault();
      return target.click();
    }
    if (event.key !== 'Escape' || event.defaultPrevented || query('dialog[open]')) return;
    if (this.screen.name === 'live' || this.screen.name === 'opening') this.goBack();
  }
}

/** Puts a status screen beside the server's screens, which stay for the way back. */
function replaceStatusScreen(markup: Markup | null): void {
  for (const previous of document.querySelectorAll('[data-passing]')) previous.remove();
  if (!markup) return;
  const screen = elementOf(markup);
  screen.dataset['passing'] = '';
  document.querySelector('.foot')?.before(screen);
}
