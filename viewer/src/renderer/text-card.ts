import { dark } from '@afterimage/contract/values/palette.ts';
import type { Size } from '../session/object-fit.ts';
import type { Painter } from './painter.ts';
import type { TextureSource } from './texture-source.ts';

/** A quiet card that says in words what would be seen, where that could not be loaded. */
export function createCardCanvas(description: string, size: Size | null): HTMLCanvasElement {
  const ratio = Math.min(3, Math.max(1 / 3, size ? size.width / size.height : 4 / 3));
  const canvas = document.createElement('canvas');
  const height = Math.round(640 / Math.sqrt(ratio));
  const width = Math.round(height * ratio);
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  context.fillStyle = `${dark.paper}d1`;
  context.fillRect(0, 0, width, height);
  const em = Math.min(width, height) / 14;
  context.font = `500 ${em}px "Instrument Sans Variable", Arial, sans-serif`;
  context.fillStyle = dark.ink;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const lines = linesOf(context, description, width * 0.8).slice(0, 8);
  for (const [index, line] of lines.entries())
    context.fillText(line, width / 2, height / 2 + (index - (lines.length - 1) / 2) * em * 1.4);
  return canvas;
}

function linesOf(context: CanvasRenderingContext2D, description: string, width: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of description.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word;
    if (line && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line ? [...lines, line] : lines;
}

/** The card as what is shown, where nothing else can be. */
export function createTextCard(painter: Painter, description: string, size: Size): TextureSource {
  const slot = painter.createTexture();
  const card = createCardCanvas(description, size);
  return {
    texture: slot,
    size: { width: card.width, height: card.height },
    isReady: true,
    isStacked: false,
    setPlayback: () => undefined,
    prepare: () => undefined,
    updateTexture(to) {
      if (!slot.isFilled) to.upload(slot, card, true);
    },
    dispose: () => painter.deleteTexture(slot),
  };
}
