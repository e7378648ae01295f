import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { ProjectVersion } from '@afterimage/contract/projects.ts';
import { contentOf, slotOfReply } from '@afterimage/contract/values/slot-wire.ts';
import type { MediumOnPrint, ProjectItem, SlotChange } from './project-parts.ts';

/** What has to be sent so that a photo shows this, laid like this. */
export const mediumChange = (value: MediumOnPrint | null): NonNullable<SlotChange['arCustomization']> | null =>
  value && { attachmentId: value.medium.attachmentId, type: value.medium.type, display: value.display };

/** What has to be sent so that a slot is again what it was before a change. */
export function changeBack({ projectCustomizationItemId: id, changed, before }: ProjectVersion): SlotChange {
  if (changed === 'media') return { id, arCustomization: mediumIn(before) };
  return { id, personalization: contentOf(slotOfReply(before)) };
}

function mediumIn(contentFor: FilledCustomization): NonNullable<SlotChange['arCustomization']> | null {
  const slot = slotOfReply(contentFor);
  return slot.kind === 'photo' ? slot.medium : null;
}

/** Whether a slot is what it was before a change, so that there is nothing to put back. */
export function isPresent({ changed, before }: ProjectVersion, item: ProjectItem): boolean {
  const contentFor = (slot: FilledCustomization) =>
    changed === 'media' ? mediumIn(slot) : contentOf(slotOfReply(slot));
  return sorted(contentFor(before)) === sorted(contentFor(item));
}

/** As text that does not depend on the order of keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => one.localeCompare(other)))
      : inner,
  );
}
