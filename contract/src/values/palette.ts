/** The colours of the shop on paper: its light theme, and whatever stays lit in a dark room. */
export const light = {
  paper: '#fbf9f5',
  paper2: '#f3efe8',
  card: '#ffffff',
  ink: '#14171c',
  ink2: '#4a4f57',
  ink3: '#5c626b',
  line: '#e4ded3',
  lineStrong: '#7d776c',
  blue: '#004aab',
  bluePress: '#003a87',
  blueWash: '#e8eff9',
  ok: '#17663a',
  warn: '#8a5a00',
  bad: '#b4231f',
  badWash: '#fbeeea',
} as const;

/** The colours of the darkroom: the dark theme, and the rooms in which media are made and seen. */
export const dark = {
  paper: '#0b0e14',
  paper2: '#151a23',
  card: '#1d2430',
  ink: '#f2f5fa',
  ink2: '#b6becb',
  ink3: '#8e98a8',
  line: '#2a3240',
  lineStrong: '#6f7b8f',
  blue: '#6aa6ff',
  blueFill: '#1f66d1',
  bluePress: '#1a57b4',
  blueWash: '#14233d',
  ok: '#6fd79a',
  warn: '#f2c063',
  bad: '#ff8a80',
  badWash: '#2b1a1d',
} as const;

/** The ground of the pictures of products, in both themes. */
export const studioGround = '#e9e6e2';

/** What is lit, in both themes. */
export const amber = '#f7b955';
