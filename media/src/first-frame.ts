/**
 * A film's address at its first picture: of a film that has not played yet an iPhone shows nothing, unless its address
 * names a moment.
 */
export const atFirstFrame = (url: string): string => `${url}#t=0.001`;
