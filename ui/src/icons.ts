// Every icon is the path data of a 24 unit square, drawn with a 1.5 stroke: a name costs bytes only where it is used.
export const alertIcon = 'M12 3.5 21.5 20h-19L12 3.5ZM12 10v4.5M12 17.2v.1';
export const arrowRightIcon = 'M4 12h16M14 6l6 6-6 6';
export const cartIcon = 'M5 8h14l1 12.5H4L5 8ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4';
export const checkIcon = 'm4.5 12.5 5 5 10-11';
export const chevronDownIcon = 'm6 9 6 6 6-6';
export const chevronLeftIcon = 'm15 6-6 6 6 6';
export const chevronRightIcon = 'm9 6 6 6-6 6';
export const chevronUpIcon = 'm6 15 6-6 6 6';
export const closeIcon = 'M5.5 5.5l13 13M18.5 5.5l-13 13';
export const compareIcon = 'M3.5 5h7v14h-7V5ZM13.5 5h7v14h-7V5Z';
export const eyeIcon = 'M2 12s3.6-6.5 10-6.5S22 12 22 12s-3.6 6.5-10 6.5S2 12 2 12ZM15 12a3 3 0 1 1-6 0 3 3 0 0 1 6 0Z';
export const eyeOffIcon =
  'M4 4l16 16M9.9 5.7c.7-.1 1.4-.2 2.1-.2 6.4 0 10 6.5 10 6.5a17 17 0 0 1-3.1 3.8M6.3 7.3A16.5 16.5 0 0 0 2 12s3.6 6.5 10 6.5c1.7 0 3.3-.5 4.6-1.2M9.9 9.9a3 3 0 0 0 4.2 4.2';
export const filterIcon =
  'M3 6.5h10M19 6.5h2M3 17.5h2M11 17.5h10M16 4a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5ZM8 15a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5Z';
export const heartIcon = 'M12 20.5S3 15.2 3 8.9A4.9 4.9 0 0 1 12 6.3a4.9 4.9 0 0 1 9 2.6c0 6.3-9 11.6-9 11.6Z';
export const imageIcon =
  'M3.5 4.5h17v15h-17v-15ZM10.5 9.5a1.7 1.7 0 1 1-3.4 0 1.7 1.7 0 0 1 3.4 0ZM3.5 17l5-4.5 3.5 3 4.5-5 4 4';
export const infoIcon = 'M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0ZM12 11v5.5M12 7.5v.1';
export const menuIcon = 'M3.5 7h17M3.5 12h17M3.5 17h17';
export const minusIcon = 'M5 12h14';
export const pauseIcon = 'M8 5v14M16 5v14';
export const playIcon = 'M7 4.5v15l12.5-7.5L7 4.5Z';
export const plusIcon = 'M12 5v14M5 12h14';
export const searchIcon = 'M18 11a7 7 0 1 1-14 0 7 7 0 0 1 14 0ZM16 16l5 5';
export const starIcon = 'm12 3 2.7 5.7 6.3.8-4.6 4.3 1.2 6.2-5.6-3.1L6.4 20l1.2-6.2L3 9.5l6.3-.8L12 3Z';
export const trashIcon = 'M4 6.5h16M9 6.5V4h6v2.5M6 6.5 7 20.5h10l1-14M10 10.5v6M14 10.5v6';
export const truckIcon =
  'M2.5 5.5h11.5v11h-4.5M5 16.5H2.5v-11M14 9.5h4l3.5 3.5v3.5h-2M14 9.5v7h1M9.5 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0ZM19.5 17a2.2 2.2 0 1 1-4.4 0 2.2 2.2 0 0 1 4.4 0Z';
export const uploadIcon = 'M12 15.5V4M7 9l5-5 5 5M4 15.5V20h16v-4.5';
export const userIcon = 'M16 8a4 4 0 1 1-8 0 4 4 0 0 1 8 0ZM4 20.5c.6-4 3.7-6 8-6s7.4 2 8 6';
