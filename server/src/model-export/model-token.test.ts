import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { modelTokens } from './model-token.ts';

const tokens = modelTokens(Buffer.alloc(32, 7));
const now = Date.UTC(2026, 10, 21, 12, 30);

describe('the name of a draft in a room', () => {
  it('S1.13 leads to the draft for a day, and then to nothing', () => {
    const id = randomUUID();
    const { token, expiresAt } = tokens.tokenOf(id, now);
    expect(token).toMatch(/^[\w-]{48}$/);
    expect(tokens.draftOf(token, now)).toBe(id);
    expect(tokens.draftOf(token, expiresAt.getTime() - 1)).toBe(id);
    expect(tokens.draftOf(token, expiresAt.getTime())).toBeNull();
    expect(expiresAt.getTime() - now).toBeGreaterThanOrEqual(24 * 3_600_000);
  });

  it('S1.13 stays the same within an hour, so that a phone keeps its copy', () => {
    const id = randomUUID();
    expect(tokens.tokenOf(id, now + 60_000)).toEqual(tokens.tokenOf(id, now));
    expect(tokens.tokenOf(id, now + 3_600_000).token).not.toBe(tokens.tokenOf(id, now).token);
  });

  it('S1.13 cannot be made elsewhere, nor changed', () => {
    const id = randomUUID();
    const { token } = tokens.tokenOf(id, now);
    expect(modelTokens(Buffer.alloc(32, 8)).draftOf(token, now)).toBeNull();
    for (const [at, character] of token.split('').entries()) {
      const other = token.slice(0, at) + (character === 'A' ? 'B' : 'A') + token.slice(at + 1);
      expect(tokens.draftOf(other, now)).toBeNull();
    }
    for (const none of ['', 'A', token.slice(1), `${token}A`, 'é'.repeat(24)])
      expect(tokens.draftOf(none, now)).toBeNull();
  });
});
