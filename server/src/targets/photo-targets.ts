import { eq } from 'drizzle-orm';
import type { Customization, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { DraftContent } from '@afterimage/contract/drafts.ts';
import { type Region, regionOf } from '@afterimage/scene/region.ts';
import { sampleViewer } from '@afterimage/scene/sample-viewer.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { sceneOf, templateOf } from '@afterimage/scene/scene-of.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../db/connection.ts';
import { drafts, type OrderedCustomization, products, type TargetRecipe } from '../db/tables.ts';
import { loadOrderedFiles, type StoredFile } from '../files/stored-files.ts';
import { filledSlots, photosOf, readProjectScene } from '../print/project-scene.ts';

/** Whose photos are looked for. */
export type TargetSource = { projectId: string } | { draftId: string };

/** A printed photo that has a medium. */
export interface PhotoTarget {
  /** Of its own within the project or the draft. */
  id: string;
  title: string;
  recipe: TargetRecipe;
  medium: StoredFile;
  display: MediumDisplay | null;
}

interface Filled {
  slots: readonly OrderedCustomization[];
  photos: ReadonlyMap<string, StoredFile>;
  surfaceList: readonly SceneSurface[];
}

/** The printed photos that have a medium, in the order of their surfaces; none when there is no such source any more. */
export async function readPhotoTargets(db: Database, source: TargetSource, shopUrl: string): Promise<PhotoTarget[]> {
  const filled =
    'projectId' in source
      ? await readProjectScene(db, source.projectId, shopUrl)
      : await readDraftScene(db, source.draftId);
  if (!filled) return [];
  const media = await loadOrderedFiles(
    db,
    filled.slots.flatMap(({ arCustomization }) => (arCustomization ? [arCustomization.attachmentId] : [])),
  );
  const found = filled.surfaceList.flatMap((surface) => targetsOn(surface, filled, media));
  const times = new Map<string, number>();
  return found.map((target) => {
    const time = (times.get(target.id) ?? 0) + 1;
    times.set(target.id, time);
    return time === 1 ? target : { ...target, id: `${target.id}-${time}` };
  });
}

function targetsOn(
  surface: SceneSurface,
  { slots, photos }: Filled,
  media: ReadonlyMap<string, StoredFile>,
): PhotoTarget[] {
  return surface.itemList.flatMap((item, index) => {
    if (item.kind !== 'photo') return [];
    const slot = slots.find(({ kind, customizationId }) => kind === 'photo' && customizationId === item.slot);
    const medium = slot?.arCustomization && media.get(slot.arCustomization.attachmentId);
    const region = medium && regionOf(surface, index);
    if (!slot || !medium || !region) return [];
    const display = slot.arCustomization?.display ?? null;
    return [{ id: `${surface.id}-${item.slot}`, title: slot.title, recipe: recipeOf(region, photos), medium, display }];
  });
}

function recipeOf(region: Region, photos: ReadonlyMap<string, StoredFile>): TargetRecipe {
  const ids = region.content.itemList.flatMap((item) => (item.kind === 'photo' && item.photo ? [item.photo.id] : []));
  const keys = ids.flatMap((id): [string, TargetRecipe['photos'][string]][] => {
    const file = photos.get(id);
    return file ? [[id, { shown: file.storageKey, original: file.originalKey }]] : [];
  });
  return { region, photos: Object.fromEntries(keys) };
}

/** A draft as the studio shows it: on a screen, which is flat whatever it will be printed on. */
async function readDraftScene(db: Database, draftId: string): Promise<Filled | null> {
  const [found] = await db
    .select({ content: drafts.content, productId: drafts.productId, printTemplate: products.printTemplate })
    .from(drafts)
    .innerJoin(products, eq(products.id, drafts.productId))
    .where(eq(drafts.id, draftId));
  if (!found) return null;
  const offered = (await loadCustomizations(db, [found.productId])).get(found.productId) ?? [];
  const wanted = offered.map((slot) => draftSlot(slot, found.content));
  const photos = await loadOrderedFiles(db, photosOf(wanted));
  const slots = wanted.map((slot) =>
    slot.kind === 'photo' && slot.input && !photos.has(slot.input) ? { ...slot, input: null } : slot,
  );
  const template = found.printTemplate ?? templateOf(offered);
  const filled = filledSlots(slots, photos, offered);
  const { surfaceList } = sceneOf(template, filled, { viewerUrl: sampleViewer });
  return { slots, photos, surfaceList: surfaceList.map((surface) => ({ ...surface, radiusMm: undefined })) };
}

/** A slot as an order would keep it. */
function draftSlot({ id, kind, title, extraList }: Customization, content: DraftContent): OrderedCustomization {
  const given = content.productClientCustomizationList.find((entry) => entry.id === id);
  const medium = content.productArCustomizationList.find(({ customizationId }) => customizationId === id);
  const isText = kind === 'text';
  return {
    ...given,
    customizationId: id,
    kind,
    title,
    input: (isText ? given?.input : (uuidIn(given?.input) ?? null)) ?? null,
    extraList: extraList.filter((extra) => given?.extraList.includes(extra.id)),
    placement: given?.placement ?? null,
    arCustomization: medium ? { ...medium, attachmentId: medium.attachmentId.toLowerCase() } : null,
  };
}

const uuidIn = (input: string | null | undefined) =>
  input && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(input) ? input.toLowerCase() : null;
