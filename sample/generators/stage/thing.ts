import type { ArtName } from './artwork.ts';

/** What to build: a kind, its colour, and whatever else that kind asks for. */
export interface Thing {
  kind: string;
  color: string;
  seed: number;
  art?: ArtName;
  form?: string;
  label?: string;
}
