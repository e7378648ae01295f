import { and, eq, isNull } from 'drizzle-orm';
import type { MediumDisplay } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import { type Region, regionOf } from '@afterimage/scene/region.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { drafts } from '../drafts/tables.ts';
import type { TargetRecipe } from './tables.ts';
import { readDraftScene } from '../drafts/draft-scene.ts';
import { loadOrderedFiles, type StoredFile } from '../files/stored-files.ts';
import { projects } from '../projects/tables.ts';
import { readProjectScene } from '../print/project-scene.ts';

/** Whose photos are looked for. A project's slots are called as they were ordered, a draft's in a language. */
export type TargetSource = { projectId: string } | { draftId: string; locale?: Locale };

/** A printed photo that has a medium. */
export interface PhotoTarget {
  /** Of its own within the project or the draft. */
  id: string;
  title: string;
  recipe: TargetRecipe;
  medium: StoredFile;
  display: MediumDisplay | null;
}

/** What is printed, and what plays on it. */
interface Print {
  slots: readonly FilledSlot[];
  titles: ReadonlyMap<number, string>;
  photos: ReadonlyMap<string, StoredFile>;
  surfaceList: readonly SceneSurface[];
}

/**
 * The printed photos that have a medium, in the order of their surfaces; none when there is no such source any more, and
 * while it is taken down.
 */
export async function readPhotoTargets(db: Database, source: TargetSource, shopUrl: string): Promise<PhotoTarget[]> {
  const print =
    'projectId' in source
      ? await readProjectPrint(db, source.projectId, shopUrl)
      : await readDraftPrint(db, source.draftId, source.locale);
  if (!print) return [];
  const media = await loadOrderedFiles(
    db,
    print.slots.flatMap((slot) => (slot.kind === 'photo' && slot.medium ? [slot.medium.attachmentId] : [])),
  );
  const photoTargets = distinct(print.surfaceList.flatMap((surface) => targetsOn(surface, print, media)));
  const times = new Map<string, number>();
  return photoTargets.map((target) => {
    const time = (times.get(target.id) ?? 0) + 1;
    times.set(target.id, time);
    return time === 1 ? target : { ...target, id: `${target.id}-${time}` };
  });
}

/** A photo that is printed identically on several pages is one target, so that each of these pages is recognized. */
function distinct(targets: readonly PhotoTarget[]): PhotoTarget[] {
  const looks = targets.map(({ recipe: { region } }) => {
    const { content, ...frame } = region;
    return JSON.stringify([frame, content.itemList]);
  });
  return targets.filter((_, index) => looks.indexOf(looks[index] ?? '') === index);
}

function targetsOn(
  surface: SceneSurface,
  { slots, titles, photos }: Print,
  media: ReadonlyMap<string, StoredFile>,
): PhotoTarget[] {
  return surface.itemList.flatMap((item, index) => {
    if (item.kind !== 'photo') return [];
    const slot = slots.find((one) => one.slot === item.slot);
    const photoMedium = slot?.kind === 'photo' ? slot.medium : null;
    const medium = photoMedium && media.get(photoMedium.attachmentId);
    const region = medium && regionOf(surface, index);
    if (!medium || !region) return [];
    const display = photoMedium.display ?? null;
    const title = titles.get(item.slot) ?? '';
    return [{ id: `${surface.id}-${item.slot}`, title, recipe: recipeOf(region, photos), medium, display }];
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

async function readProjectPrint(db: Database, projectId: string, shopUrl: string): Promise<Print | null> {
  const [project] = await db
    .select({ takedownKey: projects.takedownKey })
    .from(projects)
    .where(eq(projects.id, projectId));
  if (!project || project.takedownKey !== null) return null;
  const scene = await readProjectScene(db, projectId, shopUrl);
  return scene && { ...scene, titles: new Map(scene.slots.map(({ slot, title }) => [slot, title])) };
}

/** A draft as the studio shows it: on a screen, which is flat whatever it will be printed on. */
async function readDraftPrint(db: Database, draftId: string, locale?: Locale): Promise<Print | null> {
  const [draft] = await db
    .select({ content: drafts.content, productId: drafts.productId })
    .from(drafts)
    .where(and(eq(drafts.id, draftId), isNull(drafts.takedownKey)));
  const scene = draft ? await readDraftScene(db, draft, locale) : null;
  return scene && { ...scene, surfaceList: scene.surfaceList.map((surface) => ({ ...surface, radiusMm: undefined })) };
}
