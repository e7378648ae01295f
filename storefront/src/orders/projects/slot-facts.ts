import type { FilledCustomization, Limits } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { words } from './projects.words.ts';

type Item = Project['projectCustomizationItemList'][number];

interface Fact {
  name: string;
  value: string;
}

/** Whether a slot can show something: only a photo can. */
export const isPhoto = ({ kind }: Pick<FilledCustomization, 'kind'>): boolean => kind === 'photo';

/** Width to height of the print: of its slot, and when the catalogue has that no more, of the photo. */
export function ratioOf({ photo }: Pick<Item, 'photo'>, limits: Limits | undefined): string {
  if (limits?.widthMm && limits.heightMm) return `${limits.widthMm} / ${limits.heightMm}`;
  return photo ? `${photo.width} / ${photo.height}` : '3 / 4';
}

/** What a print shows, in words. */
export function shownOf(medium: { type: string; durationSeconds: number | null } | null): string {
  if (!medium) return words.nothing;
  if (medium.type !== 'VIDEO') return words.picture;
  return medium.durationSeconds === null
    ? words.someFilm
    : words.film({ seconds: Math.max(1, Math.round(medium.durationSeconds)) });
}

/** What was put into the slots beside the photos: words with their typeface, paper, extras. */
export function factsOf(project: Project): Fact[] {
  return project.projectCustomizationItemList
    .filter((item) => !isPhoto(item))
    .map(({ title, input, extraList }) => {
      const chosen = extraList.map((extra) => extra.title).join(', ');
      if (input === null) return { name: title, value: chosen };
      return {
        name: title,
        value: chosen ? words.quotedIn({ text: input, font: chosen }) : words.quoted({ text: input }),
      };
    })
    .filter(({ value }) => value !== '');
}
