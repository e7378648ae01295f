import type { Section } from './screen.ts';

/** The icon of each section: path data of a 24 unit square, as in ui/src/icons.ts. */
export const sectionIcons: Readonly<Record<Section, string>> = {
  today: 'M4 6h16v14H4V6ZM4 10h16M8.5 3.5V7M15.5 3.5V7M8 14h4',
  orders: 'M5 3.5h14v17l-2.5-1.7-2.2 1.7-2.3-1.7-2.3 1.7-2.2-1.7L5 20.5v-17ZM8.5 8.5h7M8.5 12.5h7',
  check: 'M4 4.5h11v6M4 4.5V20h7M7.5 8.5h4M14 17.5l2.5 2.5 4.5-5.5',
  make: 'M7 8.5v-5h10v5M7 16.5H3.5v-8h17v8H17M7 13h10v7.5H7V13Z',
  pack: 'M3.5 7.5 12 3.5l8.5 4v9L12 20.5l-8.5-4v-9ZM3.5 7.5l8.5 4 8.5-4M12 11.5v9',
  products: 'M4 4h7l9.5 9.5-7 7L4 11V4ZM8 8v.1',
  content: 'M6 3.5h8.5L19 8v12.5H6v-17ZM9 12h7M9 16h5M14 3.5V8h5',
  money: 'M3 6h18v12H3V6ZM14.5 12a2.5 2.5 0 1 1-5 0 2.5 2.5 0 0 1 5 0ZM6 9v.1M18 15v.1',
  figures: 'M4 20V4M4 20h16M8 16v-4M12.5 16V8M17 16v-6',
  people:
    'M12.5 8a3.5 3.5 0 1 1-7 0 3.5 3.5 0 0 1 7 0ZM2.5 19.5c.5-3.5 3-5 6.5-5s6 1.5 6.5 5M15.5 5a3.5 3.5 0 0 1 0 6.2M18 14.9c2 .7 3.2 2.2 3.5 4.6',
  reports: 'M5 21V4M5 4.5h13l-2.5 4 2.5 4H5',
  settings:
    'M3 7h9M18 7h3M3 17h3M12 17h9M15 4.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM9 14.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z',
  team: 'M12 3 4.5 6v5.5c0 4.5 3 7.7 7.5 9.5 4.5-1.8 7.5-5 7.5-9.5V6L12 3ZM14 10a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM8.5 16c.4-1.8 1.6-2.6 3.5-2.6s3.1.8 3.5 2.6',
  audit: 'M4 12a8 8 0 1 0 2.6-5.9M4 4v4.5h4.5M12 8v4.5l3 2',
};
