import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { printMaps } from '@afterimage/sample/print-maps.generated.ts';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { PhotoFile, SceneSurface } from '@afterimage/scene/scene.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { attributeValues } from '../catalogue/tables.ts';
import { photosOfSlots } from '../files/filled-slot.ts';
import { loadOrderedFiles, scenePhotos } from '../files/stored-files.ts';
import type { Database } from '../platform/db/connection.ts';
import { type DrawnPhotograph, drawnPhotographOf } from './drawn-photograph.ts';
import type { LineDesign } from './previewed-line.ts';

/** All that a preview is made of. */
export interface PreviewRecipe {
  surfaceList: readonly SceneSurface[];
  /** The color of the product, `#rrggbb`; null without one. */
  swatch: string | null;
  /** The surfaces whose material has that color. */
  dyed: readonly string[];
  /** On which photograph, by its name, and which map; null without a map: then the print alone is shown. */
  photograph: { picture: string; map: string; version: string } | null;
  /** A picture on which the faces were drawn, where there is no such map. */
  drawn?: DrawnPhotograph;
  /** Where the photos lie in the store, by their ids, as people see them. */
  photos: Readonly<Record<string, string>>;
}

/** Raise it when the same recipe is painted otherwise than before, so that previews are made anew. */
const paintVersion = 2;

/** What tells one preview from another: SHA-256, hex, of all that goes into it. */
export const recipeHash = (recipe: PreviewRecipe): string =>
  createHash('sha256')
    .update(JSON.stringify([paintVersion, recipe]))
    .digest('hex');

/** Reads what a design looks like; null when one of its photos is gone. */
export async function readRecipe(db: Database, design: LineDesign): Promise<PreviewRecipe | null> {
  const photoIds = photosOfSlots(design.slots);
  const files = await loadOrderedFiles(db, photoIds);
  if (photoIds.some((id) => !files.has(id))) return null;
  const photos = Object.fromEntries(Array.from(files, ([id, { storageKey }]) => [id, storageKey]));
  return { ...(await recipeOf(db, design, scenePhotos(files))), photos };
}

/** What a design looks like whose photos are known. */
export async function recipeOf(
  db: Database,
  design: LineDesign,
  photos: ReadonlyMap<string, PhotoFile>,
): Promise<Omit<PreviewRecipe, 'photos'>> {
  const { productId, template, slots, extraList } = design;
  const customizations = (await loadCustomizations(db, [productId])).get(productId) ?? [];
  const { surfaceList } = sceneOf({
    template,
    customizations,
    slots,
    extraList,
    photos,
    viewerUrl: sampleViewer,
    today: dateOf(new Date()),
  });
  const firstPages = firstOfPages(surfaceList);
  const photograph = photographOf(design.picture?.url ?? '', firstPages);
  const filledFaces = firstPages.filter(hasContent).map(({ id }) => id);
  const drawnPhotograph = photograph ? null : await drawnPhotographOf(db, design, filledFaces);
  return {
    surfaceList: firstPages,
    swatch: await swatchOf(db, design.color),
    dyed: (template?.surfaceList ?? []).flatMap(({ id, dyed, whiteInk }) => ((dyed ?? whiteInk) ? [id] : [])),
    photograph,
    ...(drawnPhotograph && { drawn: drawnPhotograph }),
  };
}

/** Of several pages a photograph shows the first one; surfaces are called as its faces are. */
function firstOfPages(surfaceList: readonly SceneSurface[]): SceneSurface[] {
  const byFace = Map.groupBy(surfaceList, ({ id, face = id }) => face);
  return Array.from(byFace, ([face, [first]]) => (first ? [{ ...first, id: face }] : [])).flat();
}

async function swatchOf(db: Database, color: string | null): Promise<string | null> {
  if (color === null) return null;
  const [value] = await db
    .select({ swatch: attributeValues.swatch })
    .from(attributeValues)
    .where(and(eq(attributeValues.attributeId, 'color'), eq(attributeValues.code, color)));
  return value?.swatch ?? null;
}

/** Whether something of the customer's own is on a surface. */
export const hasContent = ({ itemList }: SceneSurface): boolean =>
  itemList.some((item) => (item.kind === 'photo' ? item.photo !== null : item.kind === 'text' && item.text !== ''));

/** A photograph of the shop, by its address: `<slug>-<color>-main`, in some width. */
const photographName = /^\/pictures\/((.+)-[a-z]+)-main-\d+\.\w+$/;

/** The view of the product that shows most of what the customer put on it; null when no view shows any of it. */
function photographOf(url: string, surfaceList: readonly SceneSurface[]): PreviewRecipe['photograph'] {
  const [, picture, slug] = photographName.exec(url) ?? [];
  if (picture === undefined || slug === undefined) return null;
  const filledFaces = surfaceList.filter(hasContent).map(({ id }) => id);
  const [best] = (['main', 'second'] as const)
    .flatMap((view) => {
      const mapped = printMaps[`${slug}-${view}`];
      const share = filledFaces.reduce((sum, face) => sum + (mapped?.faces[face] ?? 0), 0);
      return mapped && share > 0 ? [{ view, share, version: mapped.version }] : [];
    })
    .toSorted((one, other) => other.share - one.share);
  return best ? { picture: `${picture}-${best.view}`, map: `${slug}-${best.view}`, version: best.version } : null;
}
