import { german } from './de/de.ts';
import type { SampleTranslation } from './translation.ts';

/** The sample's translations by the tag of their language; the data itself is in English. */
export const sampleTranslations: readonly (readonly [locale: string, texts: SampleTranslation])[] = [['de', german]];
