import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { sceneOf, templateOf } from '@afterimage/scene/scene-of.ts';
import type { Scene, SceneItem } from '@afterimage/scene/scene.ts';
import { matOf, type Print } from '../ar/print-photo.ts';
import type { StepEntry } from '../product-customization.state.ts';
import { filledOf } from './project-entries.ts';

type Item = Project['projectCustomizationItemList'][number];

/**
 * What is printed of a project, as its product's template was when it was ordered; `viewerUrl` is what the code on it
 * holds. `slots` are the product's of today: they know the bleed, and the sizes where there was no template.
 */
export function projectScene(
  { printTemplate, projectCustomizationItemList }: Pick<Project, 'printTemplate' | 'projectCustomizationItemList'>,
  slots: readonly Customization[],
  viewerUrl: string,
): Scene {
  return sceneOf(printTemplate ?? templateOf(slots), filledOf(projectCustomizationItemList, slots), { viewerUrl });
}

type PhotoItem = Extract<SceneItem, { kind: 'photo' }>;

/** A photo of a project as it lies in its print, for something to play on; null when it has no photo any more. */
export function photoPrint({ customizationId, photo, title }: Item, { surfaceList }: Scene): Print | null {
  if (!photo) return null;
  const printed = surfaceList
    .flatMap(({ itemList }) => itemList)
    .find((item): item is PhotoItem => item.kind === 'photo' && item.slot === customizationId);
  if (!printed) return { photoUrl: photo.url, ratio: photo.width / photo.height };
  const { width, height } = printed.place;
  const place = { x: 0, y: 0, width, height, rotation: 0 };
  const surface = {
    id: 'photo',
    title,
    widthMm: width,
    heightMm: height,
    bleedMm: 0,
    safeMm: 0,
    outline: printed.outline,
    background: '#ffffff',
    itemList: [{ ...printed, place }],
  };
  const mat = matOf(printed);
  return { surface, photoUrl: photo.url, ratio: width / height, ...(mat && { mat }) };
}

/** The items of a project with what is being made of them, as it would look. */
export function withEntries(
  items: readonly Item[],
  entries: ReadonlyMap<number, StepEntry>,
  slots: readonly Customization[],
): Item[] {
  return items.map((item) => {
    const entry = entries.get(item.customizationId);
    if (!entry) return item;
    const { file, value, size, placement = null, textStyle = null, mat, chosen = [] } = entry;
    const offered = slots.find(({ id }) => id === item.customizationId)?.extraList ?? item.extraList;
    const extraList = offered.filter(({ id }) => chosen.includes(id));
    if (item.kind !== 'photo') return { ...item, input: value ?? '', textStyle, extraList };
    const photo = file !== null && value !== null && size ? { id: file, url: value, ...size } : null;
    const { mat: _, ...rest } = item;
    return { ...rest, input: file, photo, placement, extraList, ...(mat && { mat }) };
  });
}
