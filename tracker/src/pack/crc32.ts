const table = Uint32Array.from({ length: 256 }, (_, start) => {
  let value = start;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

/** CRC-32 of ISO 3309 (the one of PNG and zip). */
export function crc32(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (let i = 0; i < bytes.length; i += 1) value = (value >>> 8) ^ table[(value ^ bytes[i]!) & 255]!;
  return ~value >>> 0;
}
