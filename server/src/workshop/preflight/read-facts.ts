import type { FileStore } from '../../files/store/store.ts';
import { loadFonts } from '../../print/print-fonts.ts';
import type { ProjectScene } from '../../print/project-scene.ts';
import { trimDistanceMm } from '@afterimage/scene/faces/trim-distance.ts';
import type { Scene, SceneSurface } from '@afterimage/scene/scene.ts';
import { warningsOf } from '@afterimage/scene/warnings.ts';
import { readPdf } from './pdf-thread.ts';
import type { MeasuredPage, PagePart, PageTask } from './pdf-worker.ts';
import { dpiOf, isPlacedPhoto, type PlacedPhoto, shortfallOf, stretchOf } from './photo-facts.ts';
import type { PhotoFacts, PreflightFacts } from './preflight.ts';
import { readStoredPhotos, type StoredPhoto } from './stored-photos.ts';

interface Sources {
  store: FileStore;
  /** The bytes of the print file. */
  pdf: Buffer;
  /** Whether the file has the content of the scene. */
  isCurrent: boolean;
}

/** Measures a print file: what the scene says of it, and what is found in the finished file. */
export async function readFacts(
  projectScene: ProjectScene,
  { store, pdf, isCurrent }: Sources,
): Promise<PreflightFacts> {
  const { surfaceList, slots, photos, project, line, proofChecksum } = projectScene;
  const targetSlots = new Set(slots.flatMap((slot) => (slot.kind === 'photo' && slot.medium ? [slot.slot] : [])));
  const tasks = surfaceList.map((surface) => taskFor(surface, targetSlots));
  const reply = await readPdf({ kind: 'measure', pdf, pages: tasks });
  const measured = 'pages' in reply ? reply.pages : [];
  const storedPhotos = await readStoredPhotos(surfaceList, photos, store);
  return {
    pages: surfaceList.map(({ widthMm, heightMm, bleedMm }, page) => ({
      widthMm,
      heightMm,
      bleedMm,
      boxes: measured[page]?.boxes ?? null,
    })),
    photos: surfaceList.flatMap((surface, page) =>
      photosOn(surface, { page, measured: measured[page] ?? null, storedPhotos }),
    ),
    warnings: await textWarnings(surfaceList),
    codes: surfaceList.flatMap((surface, page) => codesOn(surface, page, measured[page] ?? null)),
    fonts: fontsIn(measured),
    hasProfile: hasProfile(pdf),
    accepted: line.acceptedWarningList,
    isCurrent,
    isAcceptedProof: project.proofChecksum === null ? null : project.proofChecksum === proofChecksum,
  };
}

/** What lies at `place` of a surface, from the corner of its page; a turned place with the room that it takes. */
function partOf(surface: SceneSurface, { x, y, width, height, rotation }: PlacedPhoto['place']): PagePart {
  const angle = (rotation * Math.PI) / 180;
  const [cos, sin] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const [ownWidth, ownHeight] = [width * cos + height * sin, width * sin + height * cos];
  return {
    x: x + width / 2 - ownWidth / 2 + surface.bleedMm,
    y: y + height / 2 - ownHeight / 2 + surface.bleedMm,
    width: ownWidth,
    height: ownHeight,
  };
}

function taskFor(surface: SceneSurface, targetSlots: ReadonlySet<number>): PageTask {
  return {
    codes: surface.itemList.flatMap((item) => (item.kind === 'qr' ? [partOf(surface, item.place)] : [])),
    photos: surface.itemList.filter(isPlacedPhoto).map((item) => ({
      part: partOf(surface, item.place),
      // An engraving has depths, and a photo below white ink its own lights.
      hasColors: !surface.engraved,
      isTarget: targetSlots.has(item.slot),
    })),
  };
}

interface PageSources {
  page: number;
  measured: MeasuredPage | null;
  storedPhotos: ReadonlyMap<string, StoredPhoto>;
}

function photosOn(surface: SceneSurface, { page, measured, storedPhotos }: PageSources): PhotoFacts[] {
  return surface.itemList.filter(isPlacedPhoto).map((item, index) => ({
    page,
    slot: item.slot,
    dpi: dpiOf(item),
    sharpDpi: surface.sharpDpi,
    shortfallMm: shortfallOf(item, surface),
    stretch: stretchOf(item.photo, storedPhotos.get(item.photo.id) ?? item.photo),
    faceMm: trimDistanceMm(storedPhotos.get(item.photo.id)?.faces ?? [], item, surface),
    safeMm: surface.safeMm,
    brightness: measured?.photos[index]?.brightness ?? null,
    stars: measured?.photos[index]?.stars ?? null,
  }));
}

function codesOn(surface: SceneSurface, page: number, measured: MeasuredPage | null): PreflightFacts['codes'] {
  const codes = surface.itemList.flatMap((item) => (item.kind === 'qr' ? [item.content] : []));
  return codes.map((expected, index) => ({ page, expected, read: measured?.codes[index] ?? null }));
}

async function textWarnings(surfaceList: readonly SceneSurface[]): Promise<PreflightFacts['warnings']> {
  const fonts = await loadFonts(surfaceList);
  return surfaceList.flatMap((surface, page) => {
    const scene: Scene = { version: 1, surfaceList: [surface], model: { materials: [], hidden: [] } };
    return warningsOf(scene, fonts).map((warning) => ({ ...warning, page }));
  });
}

function fontsIn(measured: readonly (MeasuredPage | null)[]): PreflightFacts['fonts'] {
  const fonts = new Map<string, boolean>();
  for (const page of measured)
    for (const { name, embedded } of page?.fonts ?? []) fonts.set(name, embedded && (fonts.get(name) ?? true));
  return Array.from(fonts, ([name, embedded]) => ({ name, embedded }));
}

/** Whether the catalog of the file names an output intent with its profile; our files write both uncompressed. */
function hasProfile(pdf: Buffer): boolean {
  return ['/OutputIntents', '/GTS_PDFA1', '/DestOutputProfile'].every((name) => pdf.includes(name, 0, 'latin1'));
}
