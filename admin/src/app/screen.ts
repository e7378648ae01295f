import type { ComponentType } from 'react';
import type { Right } from '@afterimage/contract/values/rights.ts';

/** The parts of the navigation, in its order. */
export const sections = [
  'today',
  'orders',
  'check',
  'make',
  'pack',
  'products',
  'content',
  'money',
  'figures',
  'people',
  'reports',
  'settings',
  'team',
  'audit',
] as const;
export type Section = (typeof sections)[number];

/** What the file of a screen exports. */
export interface ScreenModule {
  Screen: ComponentType;
}

/** A line of the table of screens. */
export interface ScreenLine {
  /** Pattern of its address, such as `/admin/orders/:orderKey`. */
  path: string;
  /** The part of the navigation that is marked; null for screens before the sign-in. */
  section: Section | null;
  /** Whether the navigation leads here; the first such line of a section is its entry. */
  inNavigation?: true;
  /** What the operator must be allowed to do to see it; null: nothing in particular. */
  right: Right | null;
  /** `open`: shown without a session and without the shell, as sign-in is. */
  access?: 'open';
  load(): Promise<ScreenModule>;
}
