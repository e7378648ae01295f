import { describe, expect, it } from 'vitest';
import { isMoving } from './moving.ts';

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : part)));
const size = [0, 0, 0, 0];

describe('whether a picture moves', () => {
  it.each([
    ['a GIF', bytes('GIF89a'), true],
    ['an animated WebP', bytes('RIFF', size, 'WEBPVP8X', [10, 0, 0, 0], [0b10010]), true],
    ['a see-through WebP', bytes('RIFF', size, 'WEBPVP8X', [10, 0, 0, 0], [0b10000]), false],
    ['a plain WebP', bytes('RIFF', size, 'WEBPVP8 ', [10, 0, 0, 0], [0b10]), false],
    ['an animated PNG', bytes([0x89], 'PNG\r\n', [0x1a, 10], size, 'IHDR', size, 'acTL'), true],
    ['a plain PNG', bytes([0x89], 'PNG\r\n', [0x1a, 10], size, 'IHDR', size, 'IDAT'), false],
    ['a sequence of AVIF', bytes([0, 0, 0, 24], 'ftypavis', size, 'avifmsf1'), true],
    ['a plain AVIF', bytes([0, 0, 0, 24], 'ftypavif', size, 'avifmif1', 'avis'), false],
    ['a JPEG', bytes([0xff, 0xd8, 0xff]), false],
    ['nothing', bytes(), false],
  ])('S1.12 %s', (_, fileBytes, moves) => {
    expect(isMoving(fileBytes)).toBe(moves);
  });
});
