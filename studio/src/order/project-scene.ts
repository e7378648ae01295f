import type { Customization } from '@afterimage/contract/customization.ts';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import type { Scene } from '@afterimage/scene/scene.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { type Print, printOf } from '../ar/print-photo.ts';
import { photosOfProject } from './project-slots.ts';

type Printed = Pick<Project, 'printTemplate' | 'projectCustomizationItemList'>;
type Item = Project['projectCustomizationItemList'][number];

interface ProjectSceneInput {
  /** The product's slots of today: they know the bleed, and the sizes where there was no template. */
  customizations: readonly Customization[];
  /** What the code on the product holds. */
  viewerUrl: string;
  /** What the slots are to hold; what was ordered when it is not given. */
  slots?: readonly SoldSlot[];
  photos?: ReadonlyMap<string, Photo>;
}

/** What is printed of a project, as its product's template was when it was ordered. */
export function projectScene(
  { printTemplate: template, projectCustomizationItemList: items }: Printed,
  { slots = items.map(slotOfReply), photos = photosOfProject(items), ...rest }: ProjectSceneInput,
): Scene {
  return sceneOf({ template, slots, photos, ...rest });
}

/** A photo of a project as it lies in its print, for something to play on; null when it has no photo any more. */
export function photoPrint(item: Item, scene: Scene): Print | null {
  const slot = slotOfReply(item);
  if (!item.photo || slot.kind !== 'photo') return null;
  return printOf(scene, { id: slot.slot, title: slot.title }, { ...item.photo, look: slot.look });
}
