import type { Right } from '@afterimage/contract/values/rights.ts';
import { type ScreenLine, type Section, sections } from './screen.ts';

/** A way to a section, and to the screens within it that the navigation names. */
export interface NavigationLine {
  section: Section;
  to: string;
}

/** The sections that an operator with these rights can open, in the order of the navigation. */
export function navigationLines(table: readonly ScreenLine[], rightList: readonly Right[]): NavigationLine[] {
  return sections.flatMap((section) => {
    const entry = table.find(
      (line) =>
        line.section === section && line.inNavigation && (line.right === null || rightList.includes(line.right)),
    );
    return entry ? [{ section, to: entry.path }] : [];
  });
}
