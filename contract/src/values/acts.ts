/** For how many seconds an act can be undone that cannot be taken back later. */
export const undoSeconds = 10;
