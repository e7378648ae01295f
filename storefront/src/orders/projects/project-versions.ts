import type { FilledCustomization } from '@afterimage/contract/customization.ts';
import type { ProjectVersion } from '@afterimage/contract/projects.ts';
import type { LaidMedium, ProjectItem, SlotChange } from './project-parts.ts';

/** What has to be sent so that a photo shows this, laid like this. */
export const mediumChange = (value: LaidMedium | null): NonNullable<SlotChange['arCustomization']> | null =>
  value && { attachmentId: value.medium.attachmentId, type: value.medium.type, display: value.display };

/** What has to be sent so that a slot is again what it was before a change. */
export function changeBack({ projectCustomizationItemId: id, changed, before }: ProjectVersion): SlotChange {
  if (changed === 'media') return { id, arCustomization: shownIn(before) };
  const { input, extraList, placement, textStyle, mat } = before;
  const personalization = {
    input,
    extraList: extraList.map((extra) => extra.id),
    ...(placement && { placement }),
    ...(textStyle && { textStyle }),
    ...(mat && { mat }),
  };
  return { id, personalization };
}

function shownIn({ arCustomization: shown }: FilledCustomization): NonNullable<SlotChange['arCustomization']> | null {
  if (!shown) return null;
  return { attachmentId: shown.attachmentId, type: shown.type, ...(shown.display && { display: shown.display }) };
}

/** Whether a slot is what it was before a change, so that there is nothing to put back. */
export function isPresent({ changed, before }: ProjectVersion, item: ProjectItem): boolean {
  const told = (slot: FilledCustomization) =>
    changed === 'media'
      ? [shownIn(slot)]
      : [slot.input, slot.placement, slot.textStyle, slot.mat, slot.extraList.map(({ id }) => id)];
  return sorted(told(before)) === sorted(told(item));
}

/** As text that does not depend on the order of keys. */
function sorted(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => one.localeCompare(other)))
      : inner,
  );
}
