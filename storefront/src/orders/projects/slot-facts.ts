import type { ArCustomization, Customization, FilledCustomization } from '@afterimage/contract/customization.ts';
import { optionalLookParts } from '@afterimage/contract/values/looks.ts';
import type { Project, ProjectVersion } from '@afterimage/contract/projects.ts';
import { words } from './projects.words.ts';

type Item = Project['projectCustomizationItemList'][number];

interface Fact {
  name: string;
  value: string;
}

/** Whether a slot can show something: only a photo can. */
export const isPhoto = ({ kind }: Pick<FilledCustomization, 'kind'>): boolean => kind === 'photo';

/** What a print shows, in words. */
export function mediumDescription(medium: Pick<ArCustomization, 'type' | 'durationSeconds' | 'text'> | null): string {
  if (!medium) return words.nothing;
  if (medium.type === 'IMAGE') return words.picture;
  if (medium.type === 'TEXT') return words.text({ text: medium.text?.text ?? '' });
  if (medium.type !== 'VIDEO') return words.model;
  return medium.durationSeconds === null
    ? words.someFilm
    : words.film({ seconds: Math.max(1, Math.round(medium.durationSeconds)) });
}

/** What a slot held before a change, in words; `now` is what it holds. */
export function previousContent({ changed, before }: ProjectVersion, now: FilledCustomization | undefined): string {
  const { kind, title, input, photo, extraList, arCustomization } = before;
  if (changed === 'media') return words.showed({ title, what: mediumDescription(arCustomization) });
  if (kind === 'photo') {
    if (photo?.id !== now?.photo?.id) return words.otherPhoto({ title });
    const part = optionalLookParts.find((one) => before[one] !== now?.[one]);
    if (!part) return words.otherPlace({ title });
    return before[part] ? words.hadOther[part]({ title }) : words.hadNo[part]({ title });
  }
  const extraTitles = extraList.map((extra) => extra.title).join(', ');
  if (kind !== 'text') return words.chose({ title, what: extraTitles });
  if (!input) return words.saidNothing({ title });
  return words.said({
    title,
    what: extraTitles ? words.quotedIn({ text: input, font: extraTitles }) : words.quoted({ text: input }),
  });
}

/** The printed sizes of the photos; the photo's name goes along where there are several. */
export function sizesOf(items: readonly Item[], slots: readonly Customization[]): Fact[] {
  const sizes = items.filter(isPhoto).flatMap(({ customizationId, title }) => {
    const { widthMm, heightMm } = slots.find(({ id }) => id === customizationId)?.limits ?? {};
    return widthMm && heightMm ? [{ title, value: words.mm({ width: widthMm, height: heightMm }) }] : [];
  });
  const [first] = sizes;
  // Photos of one size are not told apart: a calendar has thirteen.
  if (first && sizes.every(({ value }) => value === first.value)) {
    const name = sizes.length === 1 ? words.size : words.sizeOfAll({ count: sizes.length });
    return [{ name, value: first.value }];
  }
  return sizes.map(({ title, value }) => ({ name: words.sizeOf({ title }), value }));
}

/** What the customer was warned of and wants printed all the same. */
export function acceptedOf({ acceptedWarningList, projectCustomizationItemList: items }: Project): string[] {
  return acceptedWarningList.flatMap(({ customizationId, code, dpi }) => {
    const title = items.find((item) => item.customizationId === customizationId)?.title;
    if (title === undefined) return [];
    const warningText = words.warnings[code]({ title });
    return [dpi === undefined ? warningText : `${warningText} (${dpi} dpi)`];
  });
}

/** What was put into the slots beside the photos: words with their typeface, paper, extras. */
export function factsOf(project: Project): Fact[] {
  return project.projectCustomizationItemList
    .filter((item) => !isPhoto(item))
    .map(({ title, input, extraList }) => {
      const extraTitles = extraList.map((extra) => extra.title).join(', ');
      if (input === null) return { name: title, value: extraTitles };
      return {
        name: title,
        value: extraTitles ? words.quotedIn({ text: input, font: extraTitles }) : words.quoted({ text: input }),
      };
    })
    .filter(({ value }) => value !== '');
}
