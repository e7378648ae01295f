/** A number as USD's text knows it; six digits tell a thousandth of a millimetre in what is a metre long. */
export const numberText = (value: number, digits = 6): string => String(Number(value.toFixed(digits)));

export const tuple = (numbers: readonly number[], digits?: number): string =>
  `(${numbers.map((value) => numberText(value, digits)).join(', ')})`;
