import { qr, surface, text } from './define-surface.ts';
import { on } from './materials.ts';

/** Surfaces that several products have. */
export const careLabel = surface('label', 'Care label', [25, 40], [qr(4, 12, 17)]);
export const collarLabel = surface(
  'label',
  'Inside the collar',
  [30, 30],
  [qr(6, 3, 18), text('Name in the collar', [1.5, 22.5, 27, 6], 4.5)],
);
export const backLabel = surface('back-label', 'Label on the back', [30, 30], [qr(5, 5, 20)]);
export const boxCard = surface('card', 'Card in the box', [85, 55], [qr(32.5, 17.5, 20)]);
/** The underside of a round object, with a QR code of `size` in its middle. */
export const base = (diameter: number, size: number, material = on('#f6f3ee')) => {
  const edge = (diameter - size) / 2;
  return surface('base', 'Underneath', [diameter, diameter], [qr(edge, edge, size)], {
    outline: 'ellipse',
    ...material,
  });
};
