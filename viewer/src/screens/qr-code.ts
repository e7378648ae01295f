import { drawQr } from '@afterimage/scene/draw-qr.ts';
import { html, type Markup } from './markup.ts';

const size = 1000;
const round = (value: number): number => Number(value.toFixed(1));

/** A QR code as SVG, with its quiet zone. */
export function qrCodeSvg(content: string): Markup {
  const [, dark] = drawQr({ kind: 'qr', place: { x: 0, y: 0, width: size, height: size, rotation: 0 }, content });
  const path = dark?.kind === 'fill' ? dark.path : [];
  const steps = path.map(([command, ...points]) => command + points.map(round).join(' ')).join('');
  return html`<svg viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges" aria-hidden="true">
    <path fill="#fff" d="M0 0H${size}V${size}H0Z" />
    <path d="${steps}" />
  </svg>`;
}
