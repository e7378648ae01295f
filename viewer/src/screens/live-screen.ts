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

const skeleton = (show: ViewerShow) =>
  html`<div class="stage" data-part="stage"></div>
    <div class="reticle" aria-hidden="true"></div>
    <div class="top">
      <button class="tool" type="button" data-do="back" aria-label="${words.close}">${icon('close')}</button>
      <button class="tool" type="button" data-part="lamp" aria-pressed="false" aria-label="${words.lamp}" hidden>
        ${icon('lamp')}
      </button>
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

/**
 * The camera's screen: all that stands over the stage. It holds no state but what the stage tells. `plain` leads to the
 * plain page, for what cannot fill the screen by itself.
 */
export function createLiveScreen(show: ViewerShow, plain: () => void): LiveScreen {
  const element = document.createElement('main');
  element.className = 'live';
  element.tabIndex = -1;
  element.setAttribute('aria-label', words.name);
  element.innerHTML = skeleton(show).text;
  const part = (name: string): HTMLElement => {
    const found = element.querySelector<HTMLElement>(`[data-part=${name}]`);
    if (!found) throw new Error(`The camera's screen has no ${name}`);
    return found;
  };
  const [sound, pause, whole, keep, lamp, goOn] = ['sound', 'pause', 'whole', 'keep', 'lamp', 'goOn'].map(part) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const [caption, say, tips, heard] = ['caption', 'say', 'tips', 'heard'].map(part) as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];
  const announcer = createAnnouncer((sentence) => (part('status').textContent = sentence));
  let live: Session | null = null;
  let state = quiet;
  let couldSound = false;
  let memory = initialMemory(performance.now());
  let timer: ReturnType<typeof setTimeout> | undefined;
  let camera: CameraState = 'running';

  function refresh(): void {
    const now = performance.now();
    const view = liveView(memory, state.playingTargets, now);
    const front = view.frontTarget === null ? undefined : show.targetList[view.frontTarget];
    element.dataset['phase'] = view.phase;
    element.dataset['camera'] = camera;
    goOn.hidden = camera !== 'needs-tap';
    caption.hidden = state.caption === null;
    caption.textContent = state.caption ?? '';
    const search = show.targetList.length > 1 ? words.searchSeveral : words.search;
    say.textContent =
      view.hasTips && view.phase === 'searching' ? words.tips : view.phase === 'lost' ? words.lost : search;
    tips.hidden = !view.hasTips;
    // It stays once it was there: what is beside it must not move under a finger.
    couldSound ||= state.hasSound;
    sound.hidden = !couldSound;
    face(
      sound,
      state.isSoundOn ? 'soundOn' : 'soundOff',
      state.isSoundOn ? words.soundOff : words.soundOn,
      !state.isSoundOn,
    );
    pause.hidden = view.phase === 'searching';
    face(pause, state.isPaused ? 'play' : 'pause', state.isPaused ? words.play : words.pause, false);
    whole.hidden = view.phase === 'searching' || !front;
    face(whole, 'fullScreen', words.whole, false);
    // Apart from the row of buttons: none of them moves under a finger when a print is lost.
    keep.hidden = view.phase !== 'lost';
    heard.hidden = !(view.hasSeveral && state.isSoundOn && front);
    heard.textContent = front ? words.heard({ title: front.title }) : '';
    if (live) announcer.announce(sentenceFor(view, front, say.textContent));
    clearTimeout(timer);
    const due = nextViewChange(memory, now);
    if (live && due !== null) timer = setTimeout(refresh, due + 10);
  }

  sound.addEventListener('click', () => live?.setSound(!state.isSoundOn));
  pause.addEventListener('click', () => live?.setPaused(!state.isPaused));
  goOn.addEventListener('click', () => live?.reopenCamera());
  lamp.addEventListener('click', () => {
    const torch = live?.torch;
    if (torch) void torch.set(!torch.on).then(() => lamp.setAttribute('aria-pressed', String(torch.on)));
  });
  const watchWhole = (opener: HTMLElement): void => {
    const medium = memory.lastTarget === null ? null : (live?.elementOf(memory.lastTarget) ?? null);
    if (!medium) return plain();
    const film = medium instanceof HTMLVideoElement ? medium : null;
    if (film) {
      film.controls = true;
      // lost, it was silent; here it is heard when sound was asked for
      film.muted = !state.isSoundOn;
    }
    openFullScreenDialog(medium, () => {
      if (film) film.controls = false;
      (isVisible(opener) ? opener : whole).focus();
    });
    void film?.play().catch(() => undefined);
  };
  for (const opener of [whole, keep]) opener.addEventListener('click', () => watchWhole(opener));

  return {
    element,
    host: part('stage'),
    start(running) {
      live = running;
      memory = initialMemory(performance.now());
      lamp.hidden = running.torch === null;
      refresh();
    },
    updateState(next) {
      state = next;
      memory = updateMemory(memory, next, performance.now());
      refresh();
    },
    updateCamera(next) {
      camera = next;
      refresh();
    },
    dispose() {
      clearTimeout(timer);
      announcer.dispose();
      closeFullScreenDialog();
      element.remove();
    },
  };
}
