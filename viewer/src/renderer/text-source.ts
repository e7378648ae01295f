import type { TextMedium } from '@afterimage/contract/customization.ts';
import { loadFace } from '@afterimage/media/load-font.ts';
import {
  groundOf,
  type Moment,
  momentAt,
  type Movement,
  movementOf,
  movesBySigns,
} from '@afterimage/media/text-setting.ts';
import type { Painter } from './painter.ts';
import type { Source } from './texture-source.ts';
import { layText } from './text-layout.ts';

/** Longest side of the picture in which a text is drawn. */
const sharp = 1024;

export interface TextPicture {
  readonly canvas: HTMLCanvasElement;
  /** It is drawn in its own font. */
  readonly ready: boolean;
  /** Draws the text as it stands after so long; false when that is how it stands already. */
  paint(milliseconds: number): boolean;
}

/** A text on its ground, of the proportions `ratio`, as the studio shows it. */
export function openText(medium: TextMedium, ratio: number, loop: boolean): TextPicture {
  const ground = groundOf(ratio);
  const scale = sharp / Math.max(ground.width, ground.height);
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: Math.round(ground.width * scale), height: Math.round(ground.height * scale) });
  const context = canvas.getContext('2d');
  const fontOf = (em: number) => `500 ${em}px "${medium.font}", serif`;
  let laid: ReturnType<typeof layText> | null = null;
  let movements: (Movement | null)[] = [];

  const lay = () => {
    if (!context) return;
    const unit = 100;
    context.font = fontOf(unit);
    const { fontBoundingBoxAscent, fontBoundingBoxDescent } = context.measureText('x');
    laid = layText(medium, ratio, {
      ascent: fontBoundingBoxAscent / unit,
      descent: fontBoundingBoxDescent / unit,
      widthOf: (sign) => context.measureText(sign).width / unit,
    });
    const { animation } = medium;
    const count = movesBySigns(animation) ? laid.signs.length : 1;
    movements = Array.from({ length: count }, (_, index) => movementOf(animation, index, count, loop));
    moments = movements.map(() => ({ opacity: 1, up: 0 }));
  };
  let moments: Moment[] = [];
  const moment: Moment = { opacity: 1, up: 0 };
  let painted = false;
  /** Whether anything of it stands otherwise than it was painted. */
  const isOther = (milliseconds: number): boolean => {
    let other = !painted;
    for (let index = 0; index < moments.length; index += 1) {
      const [movement, before] = [movements[index], moments[index]!];
      if (!movement) continue;
      momentAt(movement, milliseconds, moment);
      if (Math.abs(moment.opacity - before.opacity) + Math.abs(moment.up - before.up) < 0.002) continue;
      before.opacity = moment.opacity;
      before.up = moment.up;
      other = true;
    }
    painted = true;
    return other;
  };
  loadFace(medium.font).then(lay, lay);

  return {
    canvas,
    get ready() {
      return laid !== null;
    },
    paint(milliseconds) {
      if (!context || !laid) return false;
      if (!isOther(milliseconds)) return false;
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, canvas.width, canvas.height);
      if (medium.background) {
        context.fillStyle = medium.background;
        context.fillRect(0, 0, canvas.width, canvas.height);
      }
      context.setTransform(scale, 0, 0, scale, 0, 0);
      context.font = fontOf(laid.em);
      context.fillStyle = medium.color;
      for (const [index, { text, x, y }] of laid.signs.entries()) {
        const { opacity, up } = moments[moments.length > 1 ? index : 0]!;
        if (opacity <= 0) continue;
        context.globalAlpha = opacity;
        context.fillText(text, x, y - up * laid.em);
      }
      context.globalAlpha = 1;
      return true;
    },
  };
}

/** A text medium, moving while it plays. */
export function createText(painter: Painter, medium: TextMedium, ratio: number, loop: boolean): Source {
  const slot = painter.slot();
  const still = medium.animation === 'none';
  let text: TextPicture | null = null;
  let [running, played, last] = [false, 0, -1];
  const open = () => (text ??= openText(medium, ratio, loop));
  return {
    slot,
    stacked: false,
    size: groundOf(ratio),
    get ready() {
      return open().ready;
    },
    prepare: () => void open(),
    run(playing) {
      running = playing;
      if (!playing) last = -1;
    },
    show(to, now) {
      const { canvas, paint } = open();
      if (running && last >= 0) played += now - last;
      if (running) last = now;
      // One that was never begun stands as it will in the end, as in the studio.
      const isNew = paint(running || played > 0 || still ? played : settled);
      if (isNew || !slot.filled) to.fill(slot, canvas, true);
    },
    free: () => painter.forget(slot),
  };
}

/** After so long a text stands in its place and has not gone again. */
const settled = 1150;
