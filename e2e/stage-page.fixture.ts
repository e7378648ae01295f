import type { TextMedium } from '@afterimage/contract/customization.ts';
import { setLocale } from '@afterimage/words/locale.ts';
import type { RendererOptions, RendererState, TargetObservation, TrackedFrame } from '../viewer/src/session/types.ts';
import { textAreaOf } from '../media/src/text-setting.ts';
import { loadFont } from '../media/src/load-font.ts';
import { createRenderer } from '../viewer/src/renderer/renderer.ts';
import { layText } from '../viewer/src/renderer/text-layout.ts';

/** What a story does with the stage in its page. */
export interface StageOfTest {
  open(show: RendererOptions['manifest'], calm: boolean): void;
  /** Draws a frame with a camera's picture of one grey, or with `camera`, and keeps what is to be seen. */
  draw(frame: FrameOfTest): number;
  /** Colours at places of the stage, in its device pixels, four numbers each. */
  pixels(places: readonly (readonly [x: number, y: number])[]): number[][];
  state(): RendererState | null;
  close(): void;
  call(name: 'setSound' | 'setPaused' | 'suspend' | 'resume', on?: boolean): void;
  /** Begins to draw on a photograph instead of grey. */
  photo(url: string): Promise<void>;
  /** Puts what is to be seen into the page, for a picture of it. */
  keep(): void;
  /** Films colours above and opacity below: red, solid on the left and clear on the right; gives its address. */
  stackedFilm(): Promise<string>;
  /** What is known of the medium of a target as an element, put into the page when `there`, taken out of it when not. */
  whole(target: number, there: boolean): { tag: string; paused: boolean; time: number } | null;
  /** Of all films that the page has made; `begun` is where each stood when it was told to play last. */
  films(): { paused: boolean; muted: boolean; time: number; begun: number | null; ready: number }[];
  /** Left edges of a text's signs and the middles of their lines, as the studio sets it and as the viewer does, in ems. */
  text(medium: TextMedium, ratio: number): Promise<{ studio: number[][]; viewer: number[][] }>;
}

export interface FrameOfTest {
  width: number;
  height: number;
  time: number;
  grey: number;
  sightingList: readonly PlainSighting[];
}

/** Arrays of numbers instead of typed ones, which do not come through to a page. */
export interface PlainSighting {
  homography: number[] | null;
  corners: number[] | null;
  pose?: { rotation: number[]; translation: number[]; focal: number } | null;
  cylinder?: { rotation: number[]; translation: number[]; focal: number; radius: number } | null;
}

/** Of the studio's own fixture, which is built beside this page. */
declare const setStudioText: (place: HTMLElement, medium: TextMedium, ratio: number) => () => void;

setLocale('en');
const host = document.querySelector<HTMLElement>('#host')!;
let renderer: ReturnType<typeof createRenderer> | null = null;
let state: RendererState | null = null;
let seen: CanvasRenderingContext2D | null = null;
let camera: CanvasImageSource | null = null;

const floats = (numbers: number[] | null) => numbers && Float64Array.from(numbers);
const poseOf = ({ rotation, translation }: { rotation: number[]; translation: number[] }) => ({
  rotation: Float64Array.from(rotation),
  translation: Float64Array.from(translation),
});

function sightingOf({ homography, corners, pose, cylinder }: PlainSighting): TargetObservation {
  return {
    state: homography ? 'tracking' : 'searching',
    homography: floats(homography),
    corners: floats(corners),
    confidence: 1,
    pose: pose ? { ...poseOf(pose), focal: pose.focal, deviation: 0.01 } : null,
    cylinder: cylinder
      ? { pose: poseOf(cylinder), focal: cylinder.focal, radius: cylinder.radius, deviation: 0.01 }
      : null,
  };
}

const made: HTMLVideoElement[] = [];
/** Where each stood when it was told to play last, seconds. */
const begun = new Map<HTMLVideoElement, number>();
const create = document.createElement.bind(document);
// Films play without being in the page
document.createElement = (name: string, options?: ElementCreationOptions) => {
  const element = create(name, options);
  if (element instanceof HTMLVideoElement) {
    made.push(element);
    const play = element.play.bind(element);
    element.play = () => {
      if (element.paused) begun.set(element, element.currentTime);
      return play();
    };
  }
  return element;
};

const nextPicture = () => new Promise((drawn) => requestAnimationFrame(drawn));

const own: StageOfTest = {
  open(show, calm) {
    renderer?.dispose();
    state = null;
    renderer = createRenderer({
      host,
      manifest: show,
      prefersReducedMotion: calm,
      onStateChange: (now) => (state = now),
    });
  },
  async photo(url) {
    const picture = new Image();
    picture.src = url;
    await picture.decode();
    camera = picture;
  },
  draw({ width, height, time, grey: gray, sightingList }) {
    const picture = new OffscreenCanvas(width, height);
    const context = picture.getContext('2d')!;
    context.fillStyle = `rgb(${gray} ${gray} ${gray})`;
    context.fillRect(0, 0, width, height);
    if (camera) context.drawImage(camera, 0, 0, width, height);
    const frame: TrackedFrame = {
      image: picture.transferToImageBitmap(),
      width,
      height,
      time,
      strategy: 'bitmaps',
      readingMs: 0,
      trackingMs: 0,
      observationList: sightingList.map(sightingOf),
    };
    const before = performance.now();
    renderer?.draw(frame);
    const took = performance.now() - before;
    // In the same task: afterwards the canvas may be empty
    const canvases = [...host.querySelectorAll('canvas')];
    const copy = document.createElement('canvas');
    Object.assign(copy, { width: canvases[0]?.width, height: canvases[0]?.height });
    seen = copy.getContext('2d', { willReadFrequently: true });
    for (const one of canvases) seen?.drawImage(one, 0, 0, copy.width, copy.height);
    return took;
  },
  pixels: (places) => places.map(([x, y]) => [...(seen?.getImageData(x, y, 1, 1).data ?? [])]),
  state: () => state,
  call(name, on = true) {
    renderer?.[name](on);
  },
  keep() {
    document.querySelector('#kept')!.replaceChildren(seen!.canvas);
  },
  async stackedFilm() {
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: 128, height: 256 });
    const context = canvas.getContext('2d')!;
    const recorder = new MediaRecorder(canvas.captureStream(30), { mimeType: 'video/webm' });
    const parts: Blob[] = [];
    recorder.addEventListener('dataavailable', ({ data }) => parts.push(data));
    const ended = new Promise((done) => {
      recorder.addEventListener('stop', done);
    });
    recorder.start();
    for (let frame = 0; frame < 24; frame += 1) {
      context.fillStyle = '#ff0000';
      context.fillRect(0, 0, 128, 128);
      context.fillStyle = '#ffffff';
      context.fillRect(0, 128, 64, 128);
      context.fillStyle = '#000000';
      context.fillRect(64, 128, 64, 128);
      await nextPicture();
    }
    recorder.stop();
    await ended;
    return URL.createObjectURL(new Blob(parts, { type: 'video/webm' }));
  },
  whole(target, there) {
    const place = document.querySelector('#kept')!;
    const element = there ? renderer?.elementOf(target) : place.firstElementChild;
    if (!(element instanceof HTMLElement)) return null;
    if (there) place.replaceChildren(element);
    else element.remove();
    const film = element instanceof HTMLVideoElement ? element : null;
    return { tag: element.tagName, paused: film?.paused ?? false, time: film?.currentTime ?? 0 };
  },
  films: () =>
    made.map((film) => {
      const { paused, muted, currentTime, readyState } = film;
      return { paused, muted, time: currentTime, begun: begun.get(film) ?? null, ready: readyState };
    }),
  async text(medium, ratio) {
    const high = 400;
    const place = document.querySelector<HTMLElement>('#kept')!;
    place.style.cssText = `position:absolute;inset:0 auto auto 0;inline-size:${high * ratio}px;block-size:${high}px`;
    await loadFont(medium.font);
    const end = setStudioText(place, medium, ratio);
    await nextPicture();
    await nextPicture();
    const signs = [...place.querySelectorAll('[data-sign]')].map((sign) => sign.getBoundingClientRect());
    const size = Number.parseFloat(getComputedStyle(place.querySelector('[data-whole]')!).fontSize);
    const context = document.createElement('canvas').getContext('2d')!;
    context.font = `500 100px "${medium.font}", serif`;
    const { fontBoundingBoxAscent: up, fontBoundingBoxDescent: down } = context.measureText('x');
    const [ascent, descent] = [up / 100, down / 100];
    const widthOf = (sign: string) => context.measureText(sign).width / 100;
    const laid = layText(medium, ratio, { ascent, descent, widthOf });
    const middle = textAreaOf(ratio).height / 2;
    end();
    return {
      studio: signs.map(({ left, top, bottom }) => [left / size, ((top + bottom) / 2 - high / 2) / size]),
      viewer: laid.graphemes.map(({ x, y }) => [x / laid.em, (y - middle) / laid.em - ascent + (ascent + descent) / 2]),
    };
  },
  close() {
    renderer?.dispose();
    renderer = null;
  },
};

Object.assign(globalThis, { stageOfTest: own });
