import type { ViewerShow, ViewerTarget } from '@afterimage/contract/viewer.ts';
import type { CameraState, Session, RendererState } from '../session/types.ts';
import { createAnnouncer } from './announcer.ts';
import { icon, type IconName } from './icons.ts';
import { isVisible } from './is-visible.ts';
import { initialMemory, type LiveView, liveView, updateMemory, nextViewChange } from './live-view.ts';
import { words } from './live.words.ts';
import { html } from './markup.ts';
import { describeMedium } from './medium-description.ts';
import { closeFullScreenDialog, openFullScreenDialog } from './full-screen-dialog.ts';

export interface LiveScreen {
  readonly element: HTMLElement;
  /** Where the stage is built. */
  readonly host: HTMLElement;
  /** The camera's picture is there, and what the buttons move. */
  start(live: Session): void;
  updateState(state: RendererState): void;
  updateCamera(state: CameraState): void;
  dispose(): void;
}

const quiet: RendererState = {
  playingTargets: [],
  fadingTarget: null,
  hasSound: false,
  isSoundOn: false,
  isPaused: false,
  caption: null,
};

const skeleton = (show: ViewerShow, reportUrl: string | null) =>
  html`<div class="stage" data-part="stage"></div>
    <div class="reticle" aria-hidden="true"></div>
    <div class="top">
      <button class="tool" type="button" data-do="back" aria-label="${words.close}">${icon('close')}</button>
      <div class="top-end">
        ${reportUrl !== null && html`<a class="tool" href="${reportUrl}" target="_blank" rel="noopener nofollow" aria-label="${words.report}">${icon('flag')}</a>`}
        <button class="tool" type="button" data-part="lamp" aria-pressed="false" aria-label="${words.lamp}" hidden>
          ${icon('lamp')}
        </button>
      </div>
    </div>
    <div class="bottom">
      <p class="caption" data-part="caption" hidden></p>
      <div class="hint" data-part="hint">
        ${show.targetList.slice(0, 3).map(({ pictureUrl, title }) => html`<img src="${pictureUrl}" alt="${title}" />`)}
        <div>
          <p class="hint-say" data-part="say"></p>
          <ul class="tips" data-part="tips" hidden>
            <li>${words.tipWhole}</li>
            <li>${words.tipDistance}</li>
            <li>${words.tipLight}</li>
          </ul>
        </div>
      </div>
      <button class="tool wide" type="button" data-part="keep" hidden>
        ${icon('fullScreen')}<span>${words.keepWatching}</span>
      </button>
      <p class="heard" data-part="heard" hidden></p>
      <div class="tools">
        <button class="tool wide" type="button" data-part="goOn" hidden>
          ${icon('camera')}<span>${words.goOn}</span>
        </button>
        <button class="tool" type="button" data-part="sound" hidden></button>
        <button class="tool" type="button" data-part="pause" hidden></button>
        <button class="tool" type="button" data-part="whole" hidden></button>
      </div>
    </div>
    <p class="unseen" role="status" data-part="status"></p>`;

/** A button's sign and name; `wide` shows the name, else it is only read out. */
function face(button: HTMLElement, name: IconName, label: string, wide: boolean): void {
  const key = `${name} ${label} ${wide}`;
  if (button.dataset['face'] === key) return;
  button.dataset['face'] = key;
  button.classList.toggle('wide', wide);
  button.innerHTML = html`${icon(name)}<span class="${wide ? '' : 'unseen'}">${label}</span>`.text;
}

function sentenceFor(view: LiveView, front: ViewerTarget | undefined, hint: string): string {
  if (view.phase === 'playing') return front ? words.playing({ what: describeMedium(front) }) : '';
  return view.hasTips ? `${hint} ${[words.tipWhole, words.tipDistance, words.tipLight].join('. ')}.` : hint;
}

const partNames = [
  'sound',
  'pause',
  'whole',
  'keep',
  'lamp',
  'goOn',
  'caption',
  'say',
  'tips',
  'heard',
  'status',
] as const;
type Parts = Record<(typeof partNames)[number] | 'stage', HTMLElement>;

function findParts(element: HTMLElement): Parts {
  const entries = [...partNames, 'stage'].map((name) => {
    const part = element.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!part) throw new Error(`The camera's screen has no ${name}`);
    return [name, part];
  });
  return Object.fromEntries(entries) as Parts;
}

/**
 * The camera's screen: all that stands over the stage. It holds no state but what the stage tells. `plain` leads to the
 * fallback page, for what cannot fill the screen by itself. The report opens beside it, so that the camera goes on.
 */
export function createLiveScreen(show: ViewerShow, reportUrl: string | null, plain: () => void): LiveScreen {
  return new CameraScreen(show, reportUrl, plain);
}

class CameraScreen implements LiveScreen {
  readonly element = document.createElement('main');
  readonly #show: ViewerShow;
  readonly #openFallback: () => void;
  readonly #parts: Parts;
  readonly #announcer;
  #session: Session | null = null;
  #state = quiet;
  #couldSound = false;
  #memory = initialMemory(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;
  #camera: CameraState = 'running';

  constructor(show: ViewerShow, reportUrl: string | null, openFallback: () => void) {
    this.#show = show;
    this.#openFallback = openFallback;
    this.element.className = 'live';
    this.element.tabIndex = -1;
    this.element.setAttribute('aria-label', words.name);
    this.element.innerHTML = skeleton(show, reportUrl).text;
    this.#parts = findParts(this.element);
    this.#announcer = createAnnouncer((sentence) => (this.#parts.status.textContent = sentence));
    this.#listen();
  }

  get host(): HTMLElement {
    return this.#parts.stage;
  }

  start(session: Session): void {
    this.#session = session;
    this.#memory = initialMemory(performance.now());
    this.#parts.lamp.hidden = session.torch === null;
    this.#refresh();
  }

  updateState(state: RendererState): void {
    this.#state = state;
    this.#memory = updateMemory(this.#memory, state, performance.now());
    this.#refresh();
  }

  updateCamera(camera: CameraState): void {
    this.#camera = camera;
    this.#refresh();
  }

  dispose(): void {
    clearTimeout(this.#timer);
    this.#announcer.dispose();
    closeFullScreenDialog();
    this.element.remove();
  }

  #listen(): void {
    const { sound, pause, goOn, lamp, whole, keep } = this.#parts;
    sound.addEventListener('click', () => this.#session?.setSound(!this.#state.isSoundOn));
    pause.addEventListener('click', () => this.#session?.setPaused(!this.#state.isPaused));
    goOn.addEventListener('click', () => this.#session?.reopenCamera());
    lamp.addEventListener('click', () => {
      const torch = this.#session?.torch;
      if (torch) void torch.set(!torch.on).then(() => lamp.setAttribute('aria-pressed', String(torch.on)));
    });
    for (const opener of [whole, keep]) opener.addEventListener('click', () => this.#watchWhole(opener));
  }

  #watchWhole(opener: HTMLElement): void {
    const { lastTarget } = this.#memory;
    const medium = lastTarget === null ? null : (this.#session?.elementOf(lastTarget) ?? null);
    if (!medium) return this.#openFallback();
    const film = medium instanceof HTMLVideoElement ? medium : null;
    if (film) {
      film.controls = true;
      // lost, it was silent; here it is heard when sound was asked for
      film.muted = !this.#state.isSoundOn;
    }
    openFullScreenDialog(medium, () => {
      if (film) film.controls = false;
      (isVisible(opener) ? opener : this.#parts.whole).focus();
    });
    void film?.play().catch(() => undefined);
  }

  #refresh(): void {
    const now = performance.now();
    const view = liveView(this.#memory, this.#state.playingTargets, now);
    const front = view.frontTarget === null ? undefined : this.#show.targetList[view.frontTarget];
    this.element.dataset['phase'] = view.phase;
    this.element.dataset['camera'] = this.#camera;
    this.#parts.goOn.hidden = this.#camera !== 'needs-tap';
    const hint = this.#refreshHint(view);
    this.#refreshTools(view, front);
    if (this.#session) this.#announcer.announce(sentenceFor(view, front, hint));
    clearTimeout(this.#timer);
    const due = nextViewChange(this.#memory, now);
    if (this.#session && due !== null) this.#timer = setTimeout(() => this.#refresh(), due + 10);
  }

  /** Shows the caption of the film and what the visitor may do; returns the latter. */
  #refreshHint(view: LiveView): string {
    const { caption, say, tips } = this.#parts;
    caption.hidden = this.#state.caption === null;
    caption.textContent = this.#state.caption ?? '';
    const hint = hintFor(view, this.#show.targetList.length);
    say.textContent = hint;
    tips.hidden = !view.hasTips;
    return hint;
  }

  #refreshTools(view: LiveView, front: ViewerTarget | undefined): void {
    const { sound, pause, whole, keep, heard } = this.#parts;
    const { hasSound, isSoundOn, isPaused } = this.#state;
    const isSearching = view.phase === 'searching';
    // It stays once it was there: what is beside it must not move under a finger.
    this.#couldSound ||= hasSound;
    sound.hidden = !this.#couldSound;
    face(sound, isSoundOn ? 'soundOn' : 'soundOff', isSoundOn ? words.soundOff : words.soundOn, !isSoundOn);
    pause.hidden = isSearching;
    face(pause, isPaused ? 'play' : 'pause', isPaused ? words.play : words.pause, false);
    whole.hidden = isSearching || !front;
    face(whole, 'fullScreen', words.whole, false);
    // Apart from the row of buttons: none of them moves under a finger when a print is lost.
    keep.hidden = view.phase !== 'lost';
    heard.hidden = !(view.hasSeveral && isSoundOn && front);
    heard.textContent = front ? words.heard({ title: front.title }) : '';
  }
}

function hintFor({ phase, hasTips }: LiveView, targets: number): string {
  if (phase === 'lost') return words.lost;
  if (hasTips && phase === 'searching') return words.tips;
  return targets > 1 ? words.searchSeveral : words.search;
}
