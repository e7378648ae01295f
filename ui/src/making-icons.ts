// The icons of those who make something of their own: by themselves, for every page's first load carries icons.ts.
export const filmIcon = 'M3 6h12.5v12H3V6ZM15.5 10.5 21 7.5v9l-5.5-3';
export const cubeIcon = 'M12 3 20 7.5v9L12 21 4 16.5v-9L12 3ZM4 7.5l8 4.5 8-4.5M12 12v9';
export const lettersIcon = 'M4 7V4.5h16V7M12 4.5v15M8.5 19.5h7';
export const soundIcon = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4 4 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11';
export const soundOffIcon = 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5';
export const turnLeftIcon = 'M5 4v5h5M5.5 9A8 8 0 1 1 4 13.5';
export const turnRightIcon = 'M19 4v5h-5M18.5 9A8 8 0 1 0 20 13.5';
export const centreIcon = 'M12 3v5M12 16v5M3 12h5M16 12h5M12 12v.1';
export const recordIcon = 'M17 12a5 5 0 1 1-10 0 5 5 0 0 1 10 0Z';
export const swapIcon = 'M4 8h15M15 4l4 4-4 4M20 16H5M9 12l-4 4 4 4';
