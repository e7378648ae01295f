import type { TextMedium } from '@afterimage/contract/customization.ts';
import { loadFont } from '@afterimage/media/load-font.ts';
import {
  textAreaOf,
  type AnimationState,
  animationStateAt,
  type TextAnimation,
  textAnimationOf,
  animatesByGrapheme,
} from '@afterimage/media/text-setting.ts';
import type { Painter } from './painter.ts';
import type { TextureSource } from './texture-source.ts';
import { layText } from './text-layout.ts';

/** Longest side of the picture in which a text is drawn. */
const longestSide = 1024;

export interface TextPicture {
  readonly canvas: HTMLCanvasElement;
  /** It is drawn in its own font. */
  readonly isReady: boolean;
  /** Draws the text as it stands after so long; false when that is how it stands already. */
  paint(milliseconds: number): boolean;
}

/** A text on its ground, of the proportions `ratio`, as the studio shows it. */
export function createTextPicture(medium: TextMedium, ratio: number, loop: boolean): TextPicture {
  const area = textAreaOf(ratio);
  const scale = longestSide / Math.max(area.width, area.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(area.width * scale), height: Math.round(area.height * scale) });
  const context = canvas.getContext('2d');
  const fontOf = (em: number) => `500 ${em}px "${medium.font}", serif`;
  let layout: ReturnType<typeof layText> | null = null;
  let movements: (TextAnimation | null)[] = [];

  const computeLayout = () => {
    if (!context) return;
    const unit = 100;
    context.font = fontOf(unit);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
    layout = layText(medium, ratio, {
      ascent: fontBoundingBoxAscent / unit,
      descent: fontBoundingBoxDescent / unit,
      widthOf: (sign) => context.measureText(sign).width / unit,
    });
    const { animation } = medium;
    const count = animatesByGrapheme(animation) ? layout.graphemes.length : 1;
    movements = Array.from({ length: count }, (_, index) => textAnimationOf(animation, index, count, loop));
    moments = movements.map(() => ({ opacity: 1, up: 0 }));
  };
  let moments: AnimationState[] = [];
  const moment: AnimationState = { opacity: 1, up: 0 };
  let isPainted = false;
  /** Whether anything of it stands otherwise than it was painted. */
  const updateMoments = (milliseconds: number): boolean => {
    let hasChanged = !isPainted;
    for (let index = 0; index < moments.length; index += 1) {
      const [movement, paintedMoment] = [movements[index], moments[index]!];
      if (!movement) continue;
      animationStateAt(movement, milliseconds, moment);
      if (Math.abs(moment.opacity - paintedMoment.opacity) + Math.abs(moment.up - paintedMoment.up) < 0.002) continue;
      paintedMoment.opacity = moment.opacity;
      paintedMoment.up = moment.up;
      hasChanged = true;
    }
    isPainted = true;
    return hasChanged;
  };
  loadFont(medium.font).then(computeLayout, computeLayout);

  return {
    canvas,
    get isReady() {
      return layout !== null;
    },
    paint(milliseconds) {
      if (!context || !layout) return false;
      if (!updateMoments(milliseconds)) return false;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      if (medium.background) {
        context.fillStyle = medium.background;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.font = fontOf(layout.em);
      context.fillStyle = medium.color;
      for (const [index, { text, x, y }] of layout.graphemes.entries()) {
        const { opacity, up } = moments[moments.length > 1 ? index : 0]!;
        if (opacity <= 0) continue;
        context.globalAlpha = opacity;
        context.fillText(text, x, y - up * layout.em);
      }
      context.globalAlpha = 1;
      return true;
    },
  };
}

/** A text medium, moving while it plays. */
export function createTextSource(painter: Painter, medium: TextMedium, ratio: number, loop: boolean): TextureSource {
  const slot = painter.createTexture();
  const isStill = medium.animation === 'none';
  let text: TextPicture | null = null;
  let [isPlaying, playedMs, lastFrameAt] = [false, 0, -1];
  const openPicture = () => (text ??= createTextPicture(medium, ratio, loop));
  return {
    texture: slot,
    isStacked: false,
    size: textAreaOf(ratio),
    get isReady() {
      return openPicture().isReady;
    },
    prepare: () => void openPicture(),
    setPlayback(playing) {
      isPlaying = playing;
      if (!playing) lastFrameAt = -1;
    },
    updateTexture(to, now) {
      const { canvas, paint } = openPicture();
      if (isPlaying && lastFrameAt >= 0) playedMs += now - lastFrameAt;
      if (isPlaying) lastFrameAt = now;
      // One that was never begun stands as it will in the end, as in the studio.
      const isNew = paint(isPlaying || playedMs > 0 || isStill ? playedMs : settledMs);
      if (isNew || !slot.isFilled) to.upload(slot, canvas, true);
    },
    dispose: () => painter.deleteTexture(slot),
  };
}

/** After so long a text stands in its place and has not gone again. */
const settledMs = 1150;
