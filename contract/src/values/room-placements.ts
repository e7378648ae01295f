/** Where AR places a product's model: on a horizontal surface, or with its back on a wall. */
export const roomPlacements = ['floor', 'wall'] as const;
export type RoomPlacement = (typeof roomPlacements)[number];
