import sharp from 'sharp';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { printTemplate } from '@afterimage/contract/print.ts';
import { templates } from '@afterimage/sample/templates.ts';
import { drawSurface } from '@afterimage/scene/draw-surface.ts';
import { inkOf, isLightDeep } from '@afterimage/scene/ink.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { fontBytes, loadFonts } from './print-fonts.ts';
import { printPdf } from './print-pdf.ts';
import { defaultPlateNames, type PlateNames } from './plates.ts';

const photoSize = { width: 480, height: 580 };

/** An opaque photo of one color. */
export const opaquePhoto = sharp({ create: { ...photoSize, channels: 3, background: '#c85a14' } })
  .jpeg({ quality: 95 })
  .toBuffer();

/** The same, whose right half is clear. */
export const halfClearPhoto = sharp({ create: { ...photoSize, channels: 4, background: '#00000000' } })
  .composite([
    {
      input: { create: { width: photoSize.width / 2, height: photoSize.height, channels: 4, background: '#c85a14' } },
      left: 0,
      top: 0,
    },
  ])
  .png()
  .toBuffer();

interface SampleProof {
  slug: string;
  /** The only surface that is printed. */
  surface: string;
  photo?: Buffer;
  text?: string;
  /** Of the text; absent: as the template says. */
  color?: string;
  /** Of the material; absent: as the template says. */
  background?: string;
  plateNames?: PlateNames;
}

/** The print file of a surface of the sample shop, with the same photo and text in all its slots. For tests. */
export async function samplePdf({ plateNames = defaultPlateNames, ...proof }: SampleProof): Promise<Buffer> {
  const surface = sampleSurface(proof);
  const fonts = await loadFonts([surface]);
  const drawing = drawSurface(surface, fonts, { forPrint: true });
  const sheet = { title: surface.title, drawing, ink: inkOf(surface), isLightDeep: isLightDeep(surface.background) };
  const about = { title: 'A10001-1-test', projectId: 'test', hash: 'test', date: new Date('2026-01-02T03:04:05Z') };
  const readPhoto = async () => proof.photo ?? Promise.reject(new Error('There is no photo.'));
  return Buffer.concat(await printPdf(about, [sheet], { readFont: fontBytes, readPhoto, plateNames }).toArray());
}

/** A surface of the sample shop, filled. */
export function sampleSurface({ slug, surface: id, photo, text = '', color, background }: SampleProof): SceneSurface {
  const template = printTemplate.parse({ version: 1, surfaceList: templates.get(slug) });
  const items = template.surfaceList.flatMap(({ itemList }) => itemList);
  const slots = items.flatMap((item): FilledSlot[] => {
    if (item.kind !== 'photo' && item.kind !== 'text') return [];
    const common = { slot: item.slot, choices: [] };
    if (item.kind === 'photo')
      return [{ ...common, kind: 'photo', photo: photo ? 'photo' : null, look: {}, medium: null }];
    return [{ ...common, kind: 'text', text, look: color ? { textStyle: { ...item.style, color } } : {} }];
  });
  const photos = new Map([['photo', { id: 'photo', ...photoSize }]]);
  const viewerUrl = 'https://shop.test/ar/0123456789abcdefghjkmnpqrs';
  const { surfaceList } = sceneOf({ template, customizations: [], slots, photos, viewerUrl });
  // Of a surface with pages, the first page.
  const surface = surfaceList.find((one) => one.id === id || one.face === id);
  if (!surface) throw new Error(`${slug} has no surface ${id}.`);
  return background ? { ...surface, background } : surface;
}
