import * as z from 'zod';
import { maxSynonymText } from '../values/synonym-lines.ts';

/** Whose language's synonyms. */
export const searchSynonymsParams = z.strictObject({ locale: z.string().min(2).max(16) });

/** The synonyms of the search in one language, as lines such as `cup, teacup = mug`; `version` is that of the settings. */
export const searchSynonyms = z.strictObject({ text: z.string().max(maxSynonymText), version: z.int() });
