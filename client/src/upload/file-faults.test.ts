import { photoLimits, videoLimits } from '@afterimage/contract/values/limits.ts';
import { describe, expect, it } from 'vitest';
import { fileFault } from './file-faults.ts';

const file = (type: string, size = 1) => ({ type, size });

describe('files before they are sent', () => {
  it.each([
    ['photo', file('image/jpeg'), null],
    ['photo', file('image/webp', photoLimits.bytes), null],
    ['photo', file(''), null],
    ['photo', file('image/png', photoLimits.bytes + 1), /up to 40 MB/],
    ['photo', file('image/heic'), /save it as JPEG/],
    ['photo', file('video/mp4'), /JPEG, PNG or WebP/],
    ['photo', file('image/png', 0), /empty/],
    ['medium', file('video/mp4', videoLimits.bytes), null],
    ['medium', file('image/gif'), null],
    ['medium', file('video/webm', videoLimits.bytes + 1), /up to 100 MB/],
    ['medium', file('image/png', photoLimits.bytes + 1), /up to 40 MB/],
    ['medium', file('application/pdf'), /video in MP4/],
  ] as const)('S1.12 %s %o: %s', (kind, given, message) => {
    const fault = fileFault(given, kind);
    if (message === null) expect(fault).toBeNull();
    else expect(fault).toMatch(message);
  });
});
