import { describe, expect, it } from 'vitest';
import { cameraFaultOf } from './camera-fault.ts';

const here = { isSecure: true, hasCameras: true };

describe('why there is no camera', () => {
  it.each([
    ['NotAllowedError', 'refused'],
    ['NotFoundError', 'none'],
    ['OverconstrainedError', 'none'],
    ['NotReadableError', 'busy'],
    ['AbortError', 'busy'],
    ['SecurityError', 'insecure'],
    ['TypeError', 'unsupported'],
    ['UnknownError', 'failed'],
    ['constructor', 'failed'],
  ])('S1.13 %s means %s', (name, fault) => {
    expect(cameraFaultOf(new DOMException('', name), here)).toBe(fault);
  });

  it('S1.13 a browser without cameras is an insecure page or one that hides them', () => {
    expect(cameraFaultOf(null, { isSecure: false, hasCameras: false })).toBe('insecure');
    expect(cameraFaultOf(new TypeError(), { isSecure: true, hasCameras: false })).toBe('unsupported');
  });

  it.each([undefined, null, 'text', 7, {}])('S1.13 what is no exception is a failure: %s', (thrown) => {
    expect(cameraFaultOf(thrown, here)).toBe('failed');
  });
});
