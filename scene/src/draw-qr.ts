import { encodeQR } from 'qr';
import type { DrawingNode, PathStep } from './drawing.ts';
import type { SceneItem } from './scene.ts';
import { outlinePath } from './shapes.ts';

/** The blank modules on each side that ISO/IEC 18004 asks for. */
const quietModules = 4;

/**
 * The viewer's code, black on white with its quiet zone, as large as the place allows, in its middle. Runs of dark
 * modules in a row are one rectangle: neighbouring shapes would leave hairlines between them.
 */
export function drawQr({ place, content }: Extract<SceneItem, { kind: 'qr' }>): DrawingNode[] {
  const rows = encodeQR(content, 'raw', { ecc: 'medium', border: quietModules });
  const module = Math.min(place.width, place.height) / rows.length;
  const half = (module * rows.length) / 2;
  const angle = (place.rotation * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [centreX, centreY] = [place.x + place.width / 2, place.y + place.height / 2];
  const at = (column: number, row: number): [number, number] => {
    const [x, y] = [column * module - half, row * module - half];
    return [centreX + x * cos - y * sin, centreY + x * sin + y * cos];
  };
  const path: PathStep[] = [];
  for (const [row, modules] of rows.entries()) {
    for (let start = 0; start < modules.length; start += 1) {
      if (!modules[start]) continue;
      let end = start + 1;
      while (modules[end]) end += 1;
      path.push(
        ['M', ...at(start, row)],
        ['L', ...at(end, row)],
        ['L', ...at(end, row + 1)],
        ['L', ...at(start, row + 1)],
        ['Z'],
      );
      start = end;
    }
  }
  return [
    { kind: 'fill', path: outlinePath(place, 'rectangle'), color: '#ffffff' },
    { kind: 'fill', path, color: '#000000' },
  ];
}
