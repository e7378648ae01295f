import { fileURLToPath } from 'node:url';
import { dateOf } from '@afterimage/scene/calendar/months.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import { modelChanges, offeredEffects } from '@afterimage/scene/apply-effects.ts';
import type { ModelChanges, SceneSurface } from '@afterimage/scene/scene.ts';
import { artworkList, artworkPixels } from '@afterimage/sample/artwork.generated.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import type { Database } from '../platform/db/connection.ts';

/** What a product shows before anybody has put anything on it. */
export interface ProductScene {
  surfaceList: readonly SceneSurface[];
  /** What the model looks like while no option is chosen. */
  changes: ModelChanges;
  /** The file of the picture that is in its photo slots. */
  artwork: string | null;
}

/** A product as its pictures in the shop show it: with a photo where photos go, and without words. */
export async function productScene(
  db: Database,
  { id, slug, printTemplate }: { id: number; slug: string; printTemplate: PrintTemplate | null },
): Promise<ProductScene> {
  const name = artworkList[slug];
  const customizations = (await loadCustomizations(db, [id])).get(id) ?? [];
  const changes = modelChanges([], offeredEffects(customizations));
  if (name === undefined) return { surfaceList: [], changes, artwork: null };
  const photos = new Map([[name, { id: name, width: artworkPixels, height: artworkPixels }]]);
  const slots = customizations.flatMap(({ id: slot, kind }): FilledSlot[] =>
    kind === 'photo' ? [{ slot, kind, photo: name, choices: [], look: {}, medium: null }] : [],
  );
  const { surfaceList } = sceneOf({
    template: printTemplate,
    customizations,
    slots,
    photos,
    viewerUrl: null,
    today: dateOf(new Date()),
  });
  return {
    surfaceList,
    changes,
    artwork: fileURLToPath(new URL(`../../../sample/artwork/${name}.webp`, import.meta.url)),
  };
}
