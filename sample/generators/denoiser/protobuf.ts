/** Just as much of protocol buffers as an ONNX graph needs to be written. */

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  while (rest > 127) {
    bytes.push((rest % 128) + 128);
    rest = Math.floor(rest / 128);
  }
  bytes.push(rest);
  return bytes;
}

export function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function integer(field: number, value: number): Uint8Array {
  return Uint8Array.from([...varint(field * 8), ...varint(value)]);
}

/** A field whose value has a length: bytes, a text, or a message of its own. */
export function sized(field: number, ...parts: readonly (Uint8Array | string)[]): Uint8Array {
  const body = joined(parts.map((part) => (typeof part === 'string' ? new TextEncoder().encode(part) : part)));
  return joined([Uint8Array.from([...varint(field * 8 + 2), ...varint(body.length)]), body]);
}
