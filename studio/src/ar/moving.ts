const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, Math.min(to, bytes.length)));

/** How much of a picture has to be looked at. */
const glance = 512;

/** Whether a picture moves, by its first bytes: a GIF, an animated WebP or PNG, a sequence of AVIF pictures. */
export function isMoving(bytes: Uint8Array): boolean {
  const begin = ascii(bytes, 0, glance);
  if (begin.startsWith('GIF8')) return true;
  if (begin.startsWith('RIFF') && begin.startsWith('WEBPVP8X', 8)) return ((bytes[20] ?? 0) & 0b10) !== 0;
  if (begin.startsWith('PNG', 1)) return begin.includes('acTL');
  return begin.startsWith('ftyp', 4) && begin.slice(8, bytes[3] ?? 0).includes('avis');
}

/** The same of a picture at an address; one that cannot be looked at counts as still. */
export async function isMovingAt(url: string, signal: AbortSignal): Promise<boolean> {
  const reader = (await fetch(url, { signal })).body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();
  return first?.value ? isMoving(first.value) : false;
}
