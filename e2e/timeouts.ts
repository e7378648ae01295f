/*
 * In milliseconds. A story goes on as soon as what it waits for is there, so these bound failures alone: on a machine
 * that does other work beside, a step can take several times as long as on one at rest.
 */

/** For one thing to happen: a locator, a reply, a poll. */
export const stepTimeout = 120_000;

/** For a whole story. */
export const storyTimeout = 900_000;
