/** The faces that a customer may set a text in; a text customization offers them as its extras. */
export const textFontList: string[] = [
  'Caveat',
  'Cormorant Garamond',
  'Fredoka',
  'Playfair Display',
  'Cinzel',
  'Dancing Script',
  'Space Grotesk',
  'Noto Serif',
];
