import { describe, expect, it } from 'vitest';
import { openReply, sealReply, storedKey } from './sealed-reply.ts';

const request = { scope: 'buyAtOnce guest', key: 'a1b2' };
const reply = { orderId: 'A10001', orderKey: 'opens-the-order', total: 2350, note: 'Größe' };

describe('a reply that can be repeated', () => {
  it('D3.20 is read again with the key of its request', () => {
    expect(openReply(sealReply(reply, request), request)).toEqual(reply);
    expect(openReply(sealReply(undefined, request), request)).toBeNull();
  });

  it('D3.20 says nothing without the key, and is never the same twice', () => {
    const sealed = sealReply(reply, request);
    expect(Buffer.from(sealed, 'base64url').toString('latin1')).not.toMatch(/orderKey|opens|A10001/);
    expect(sealReply(reply, request)).not.toBe(sealed);
    expect(storedKey(request.key)).not.toContain(request.key);
  });

  it.each([
    ['another key', { ...request, key: 'a1b3' }],
    ['another scope', { ...request, scope: 'buyAtOnce another guest' }],
  ])('D3.20 is refused to %s', (_, other) => {
    expect(() => openReply(sealReply(reply, request), other)).toThrow(/unable to authenticate|Unsupported state/);
  });
});
