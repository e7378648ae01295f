import { drawQr } from '@afterimage/scene/draw-qr.ts';

const side = 100;

/** The dark squares of a code as the `d` of a path in a square of 100 units, with the quiet zone that readers need. */
export function qrPath(content: string): string {
  const place = { x: 0, y: 0, width: side, height: side, rotation: 0 };
  const dark = drawQr({ kind: 'qr', place, content }).find((node) => node.kind === 'fill' && node.color === '#000000');
  if (dark?.kind !== 'fill') return '';
  return dark.path
    .map(([kind, ...numbers]) => kind + numbers.map((value) => Number(value.toFixed(3))).join(' '))
    .join('');
}

/** The code as a file that any program for drawing opens: black on white, in millimetres. */
export const qrFile = (content: string, mm = 30): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${mm}mm" height="${mm}mm" viewBox="0 0 ${side} ${side}">` +
  `<path fill="#fff" d="M0 0H${side}V${side}H0Z"/><path shape-rendering="crispEdges" d="${qrPath(content)}"/></svg>\n`;
