import type { ArCustomization } from '@afterimage/contract/customization.ts';
import type { ViewerShow } from '@afterimage/contract/viewer.ts';
import { demoMm, demoPixels, demoPrints } from '@afterimage/sample/demo.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { inLanguage, type Locale } from '@afterimage/words/locale.ts';
import { words } from './viewer.words.ts';

/** Where the demo's files are. */
export const demoFiles = '/demo-files/';
/** In the place of a code: `/ar/demo`. */
export const demoCode = 'demo';

type Print = (typeof demoPrints)[number];

/** The shop's own prints and what plays on them: a show that belongs to no order, is not counted and never ends. */
export function demoShow(locale: Locale): ViewerShow {
  return {
    kind: 'project',
    productName: inLocale(words, locale).demo,
    expiresAt: null,
    targetList: demoPrints.map((print) => ({
      id: print.name,
      title: inLanguage(print.title, locale),
      packUrl: `${demoFiles}${print.name}.pack`,
      pictureUrl: `${demoFiles}${print.name}.webp`,
      ...demoPixels,
      widthMm: demoMm.width,
      heightMm: demoMm.height,
      surface: { kind: 'flat' },
      photo: { x: 0, y: 0, ...demoMm, outline: 'rectangle' },
      medium: mediumOf(print, locale),
    })),
  };
}

function mediumOf({ medium, description, name }: Print, locale: Locale): ArCustomization {
  const facts = {
    attachmentId: attachmentIds[name] ?? '00000000-0000-4000-8000-000000000000',
    width: null,
    height: null,
    durationSeconds: null,
    posterUrl: null,
    captionsUrl: null,
    text: null,
  };
  const look = {
    x: 0,
    y: 0,
    scale: 1,
    rotation: 0,
    loop: true,
    sound: false,
    description: inLanguage(description, locale),
  };
  if (medium.type === 'TEXT') {
    const { font, color } = medium;
    return {
      ...facts,
      type: 'TEXT',
      url: 'data:application/json,%7B%7D',
      mimeType: 'application/json',
      text: {
        version: 1,
        text: inLanguage(medium.text, locale),
        font,
        color,
        background: null,
        align: 'center',
        animation: 'typewriter',
      },
      display: { ...look, fit: 'contain', y: -0.3 },
    };
  }
  const urls = { url: demoFiles + medium.file, posterUrl: demoFiles + medium.poster };
  if (medium.type === 'OBJECT_3D')
    return {
      ...facts,
      ...urls,
      type: 'OBJECT_3D',
      mimeType: 'model/gltf-binary',
      display: { ...look, fit: 'contain', stance: 'standing' },
    };
  const { width, height, seconds } = medium;
  return {
    ...facts,
    ...urls,
    type: 'VIDEO',
    mimeType: 'video/mp4',
    width,
    height,
    durationSeconds: seconds,
    display: { ...look, fit: 'cover' },
  };
}

const attachmentIds: Readonly<Record<string, string>> = {
  balloons: '0d0e5a3c-7b1f-4c52-9a53-52d1f2a1c001',
  sea: '0d0e5a3c-7b1f-4c52-9a53-52d1f2a1c002',
  dog: '0d0e5a3c-7b1f-4c52-9a53-52d1f2a1c003',
};
