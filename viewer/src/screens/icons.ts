import { html, type Markup } from './markup.ts';

// Path data of a 24 unit square, drawn with a stroke of 1.5, as the shop's own.
const paths = {
  back: 'm15 5-7 7 7 7',
  camera: 'M3.5 7.5h4l1.8-3h5.4l1.8 3h4v12h-17v-12ZM16 13a4 4 0 1 1-8 0 4 4 0 0 1 8 0Z',
  close: 'M5.5 5.5l13 13M18.5 5.5l-13 13',
  copy: 'M8.5 8.5h11v12h-11v-12ZM15.5 8.5v-5h-11v12h4',
  cube: 'm12 3 8 4.5v9L12 21l-8-4.5v-9L12 3ZM4 7.5l8 4.5 8-4.5M12 12v9',
  eye: 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z',
  eyeOff:
    'M4 4l16 16M9.9 5.7c.7-.1 1.4-.2 2.1-.2 6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.1 3.8M6.3 7.3A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5c1.7 0 3.3-.5 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2',
  flag: 'M6 21V4M6 4.5h12l-2.5 4 2.5 4H6',
  fullScreen: 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5',
  lamp: 'M8 3.5h8v4l-2 3v10h-4v-10l-2-3v-4ZM8 7.5h8M12 13v2.5',
  pause: 'M8 5v14M16 5v14',
  play: 'M7 4.5v15l12.5-7.5L7 4.5Z',
  turnLeft: 'M4 9c1.8-2.2 4.6-3.5 8-3.5 5 0 9 2.6 9 6s-4 6-9 6c-2 0-3.9-.4-5.4-1.2M4 4v5h5',
  turnRight: 'M20 9c-1.8-2.2-4.6-3.5-8-3.5-5 0-9 2.6-9 6s4 6 9 6c2 0 3.9-.4 5.4-1.2M20 4v5h-5',
  soundOff: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM16 9.5l5 5M21 9.5l-5 5',
  soundOn: 'M4 9.5h3.5L12 5.5v13l-4.5-4H4v-5ZM15.5 9a4.5 4.5 0 0 1 0 6M18 6.5a8 8 0 0 1 0 11',
} as const;

export type IconName = keyof typeof paths;

export const icon = (name: IconName): Markup =>
  html`<svg
    viewBox="0 0 24 24"
    width="24"
    height="24"
    fill="none"
    stroke="currentColor"
    stroke-width="1.5"
    aria-hidden="true"
  >
    <path d="${paths[name]}" />
  </svg>`;
