import * as z from 'zod';

/**
 * The secret key of a draft. Every request with the key may read and change the draft, so a link with it opens the draft on
 * another device.
 */
export const draftKey = z.string().regex(/^[\w-]{43}$/);
