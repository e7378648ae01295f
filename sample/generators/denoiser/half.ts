/** The number that 16 bits stand for, in IEEE 754's half precision. */
export function halfToNumber(bits: number): number {
  const sign = bits & 0x8000 ? -1 : 1;
  const exponent = (bits >> 10) & 31;
  const fraction = bits & 1023;
  if (exponent === 0) return sign * fraction * 2 ** -24;
  if (exponent === 31) return fraction ? Number.NaN : sign * Number.POSITIVE_INFINITY;
  return sign * (1 + fraction / 1024) * 2 ** (exponent - 15);
}

/** All 65,536 of them: a picture has millions of halves, and looking one up is quicker than working it out. */
export const halfTable = Float32Array.from({ length: 65_536 }, (_, bits) => halfToNumber(bits));
