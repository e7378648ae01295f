/** The colors in which the faces of a product are told apart, in their order; white letters are readable on each. */
const faceColors = ['#004aab', '#b4231f', '#17663a', '#6b2fa0', '#8a5a00', '#00656f'] as const;

export const faceColor = (index: number): string => faceColors[index % faceColors.length] ?? faceColors[0];
