import { describe, expect, it } from 'vitest';
import { pictureFault } from './picture-fault.ts';

describe('a picture as a medium', () => {
  it.each([
    ['image/gif', 10, null],
    ['image/avif', 10, null],
    ['', 10, null],
    ['image/svg+xml', 10, 'type'],
    ['video/mp4', 10, 'type'],
    ['image/png', 0, 'empty'],
    ['image/png', 41 * 1024 * 1024, 'large'],
  ] as const)('S1.12 %j of %d bytes: %s', (type, size, fault) => {
    expect(pictureFault({ type, size })).toBe(fault);
  });
});
