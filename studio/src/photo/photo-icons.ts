// Path data of a 24 unit square, as in ui/icons.ts.
export const undoIcon = 'M9 7 4.5 11.5 9 16M5 11.5h9.5a5 5 0 0 1 0 10H11';
export const redoIcon = 'm15 7 4.5 4.5L15 16M19 11.5H9.5a5 5 0 0 0 0 10H13';
export const turnLeftIcon = 'M4.5 4v6h6M4.8 10a8 8 0 1 1-.3 5.5';
export const turnRightIcon = 'M19.5 4v6h-6M19.2 10a8 8 0 1 0 .3 5.5';
export const centreIcon = 'M12 3v5M12 16v5M3 12h5M16 12h5M13.5 12a1.5 1.5 0 1 1-3 0 1.5 1.5 0 0 1 3 0Z';
export const fitIcon = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
export const resetIcon = 'M4.5 4v6h6M5 10a8 8 0 1 1-.5 4.5M12 8v4.5l3 2';
export const cameraIcon = 'M3.5 7.5h4L9 5h6l1.5 2.5h4v12h-17v-12ZM15.5 13a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0Z';
