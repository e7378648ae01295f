import * as z from 'zod';

/** The unguessable name of a draft: whoever has it may open and change it, so that a link carries it to another device. */
export const draftKey = z.string().regex(/^[\w-]{43}$/);
