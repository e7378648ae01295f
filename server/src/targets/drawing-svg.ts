import type { Drawing, ImageNode, Matrix, Path } from '@afterimage/scene/drawing.ts';
import type { Fonts } from '@afterimage/scene/fonts.ts';

/** A picture to be painted in the place of a photo: `matrix` maps its pixels to millimetres. */
export interface PlacedPicture {
  png: Buffer;
  width: number;
  height: number;
  matrix: Matrix;
}

/**
 * A drawing, without its bleed, as SVG of so many pixels: what canvas and PDF paint, painted by librsvg. `pictures` are
 * those of its images, by node; one that has none is left out. Nothing in it comes from outside but numbers, colours
 * that were checked, and pictures that were made here.
 */
export function drawingSvg(
  { widthMm, heightMm, nodes }: Drawing,
  { fonts, pictures }: { fonts: Fonts; pictures: ReadonlyMap<ImageNode, PlacedPicture> },
  { width, height }: { width: number; height: number },
): string {
  const elements = nodes.map((node, index) => {
    if (node.kind === 'fill') return `<path fill="${node.color}" d="${outline(node.path)}"/>`;
    if (node.kind === 'image') return image(node, pictures.get(node), `c${index}`);
    const face = fonts.get(node.font);
    const glyphs = node.glyphs.map(
      (glyph) => `<path transform="${matrix(glyph.matrix)}" d="${outline(face?.outline(glyph.index) ?? [])}"/>`,
    );
    return `<g fill="${node.color}">${glyphs.join('')}</g>`;
  });
  const toPixels = matrix([width / widthMm, 0, 0, height / heightMm, 0, 0]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">`,
    `<g transform="${toPixels}">${elements.join('')}</g>`,
    '</svg>',
  ].join('');
}

function image(node: ImageNode, picture: PlacedPicture | undefined, clip: string): string {
  if (!picture) return '';
  const size = `width="${picture.width}" height="${picture.height}" preserveAspectRatio="none"`;
  const bytes = `data:image/png;base64,${picture.png.toString('base64')}`;
  return [
    `<clipPath id="${clip}"><path d="${outline(node.clip)}"/></clipPath>`,
    `<g clip-path="url(#${clip})"><image ${size} transform="${matrix(picture.matrix)}" href="${bytes}"/></g>`,
  ].join('');
}

/** Nine digits: a thousandth of a pixel, also of the largest photo. */
const number = (value: number): string => String(Number(value.toPrecision(9)));
const matrix = (map: Matrix): string => `matrix(${map.map(number).join(' ')})`;
const outline = (path: Path): string => path.map(([verb, ...numbers]) => verb + numbers.map(number).join(' ')).join('');
