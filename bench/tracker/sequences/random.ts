/** A seeded source of numbers (sfc32, Doty-Humphrey 2010): the same seed gives the same numbers everywhere. */
export type Random = {
  /** In [from, to). */
  between: (from: number, to: number) => number;
  /** A whole number in [0, count). */
  below: (count: number) => number;
  pick: <T>(list: readonly T[]) => T;
  /** Either −1 or 1. */
  sign: () => number;
  /** 32 random bits. */
  bits: () => number;
};

export function seeded(seed: string): Random {
  let [a, b, c, counter] = [0x9e3779b9, 0x243f6a88, 0xb7e15162, 1];
  const bits = (): number => {
    const out = (a + b + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + out;
    return out >>> 0;
  };
  for (const letter of seed) {
    a = (a ^ (letter.codePointAt(0) ?? 0)) | 0;
    bits();
  }
  for (let i = 0; i < 12; i += 1) bits();
  const unit = (): number => bits() / 0x1_0000_0000;
  const below = (count: number): number => Math.floor(unit() * count);
  return {
    between: (from, to) => from + unit() * (to - from),
    below,
    pick: (list) => {
      const picked = list[below(list.length)];
      if (picked === undefined) throw new RangeError('nothing to pick from');
      return picked;
    },
    sign: () => (unit() < 0.5 ? -1 : 1),
    bits,
  };
}

/** A smooth movement to and fro: three sines between two frequencies, at most about `amplitude`. */
export function wobble(random: Random, amplitude: number, lowHz: number, highHz: number): (seconds: number) => number {
  const parts = [0.55, 0.3, 0.15].map((share) => ({
    share: share * amplitude,
    speed: 2 * Math.PI * random.between(lowHz, highHz),
    phase: random.between(0, 2 * Math.PI),
  }));
  return (seconds) => {
    let sum = 0;
    for (const { share, speed, phase } of parts) sum += share * Math.sin(speed * seconds + phase);
    return sum;
  };
}

const normalBits = 14;

/** 2^14 numbers of a normal distribution, mean exactly 0 and variance 1: drawn by inverting Box and Muller's pairs. */
export function normals(random: Random): Float32Array {
  const count = 2 ** normalBits;
  const out = new Float32Array(count);
  for (let i = 0; i < count; i += 4) {
    const radius = Math.sqrt(-2 * Math.log(1 - random.between(0, 1)));
    const angle = random.between(0, 2 * Math.PI);
    out[i] = radius * Math.cos(angle);
    out[i + 1] = radius * Math.sin(angle);
    out[i + 2] = -out[i]!;
    out[i + 3] = -out[i + 1]!;
  }
  return out;
}
