/** Where a product's model is put in a room: on something level, or with its back on a wall. */
export const roomPlacements = ['floor', 'wall'] as const;
export type RoomPlacement = (typeof roomPlacements)[number];
