/**
 * One step of an adaptive binary range coder: the encoder writes `bit` and returns it, the decoder ignores it and returns
 * the encoded one. A format is therefore described once, by one function for both directions.
 */
export type BitCoder = {
  /** A bit whose probability is learned in contexts[at] (see `bitContexts`). */
  bit(contexts: Uint16Array, at: number, bit: number): number;
};

const one = 2048;
const rate = 5;
const smallest = 2 ** 24;

/** Untrained contexts: probabilities of a 0, in 1 / 2048. */
export function bitContexts(count: number): Uint16Array {
  return new Uint16Array(count).fill(one / 2);
}

/** An encoder (Martin 1979 in the form of LZMA); `finish` returns the bytes. */
export function rangeEncoder(): BitCoder & { finish(): Uint8Array } {
  let out = new Uint8Array(4096);
  let length = 0;
  let low = 0;
  let range = 0xffffffff;
  // A byte can still be changed by a carry, and so can the row of 255s after it
  let pendingByte = 0;
  let waiting = 0;
  const write = (byte: number) => {
    if (length === out.length) {
      const longer = new Uint8Array(2 * length);
      longer.set(out);
      out = longer;
    }
    out[length++] = byte;
  };
  const shift = () => {
    if (low < 0xff000000 || low > 0xffffffff) {
      const carry = low > 0xffffffff ? 1 : 0;
      write(pendingByte + carry);
      for (; waiting > 0; waiting -= 1) write(255 + carry);
      pendingByte = (low >>> 24) & 255;
    } else waiting += 1;
    low = (low & 0x00ffffff) * 256;
  };
  return {
    bit(contexts, at, bit) {
      const zero = contexts[at]!;
      const bound = (range >>> 11) * zero;
      if (bit === 0) {
        range = bound;
        contexts[at] = zero + ((one - zero) >> rate);
      } else {
        low += bound;
        range -= bound;
        contexts[at] = zero - (zero >> rate);
      }
      while (range < smallest) {
        range *= 256;
        shift();
      }
      return bit;
    },
    finish() {
      for (let i = 0; i < 5; i += 1) shift();
      return out.slice(0, length);
    },
  };
}

/** A decoder of any bytes: after their end it reads zeros, so that it always comes to an end. */
export function rangeDecoder(bytes: Uint8Array): BitCoder {
  let at = 1;
  let code = 0;
  let range = 0xffffffff;
  const next = () => (at < bytes.length ? bytes[at++]! : 0);
  for (let i = 0; i < 4; i += 1) code = code * 256 + next();
  return {
    bit(contexts, context) {
      const zero = contexts[context]!;
      const bound = (range >>> 11) * zero;
      let bit = 0;
      if (code < bound) {
        range = bound;
        contexts[context] = zero + ((one - zero) >> rate);
      } else {
        bit = 1;
        code -= bound;
        range -= bound;
        contexts[context] = zero - (zero >> rate);
      }
      while (range < smallest) {
        range *= 256;
        code = code * 256 + next();
      }
      return bit;
    },
  };
}
