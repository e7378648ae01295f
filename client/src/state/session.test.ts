import { describe, expect, it } from 'vitest';
import { createSession, isOwnPath } from './session.ts';
import { memoryKeys } from './test-key-store.ts';

describe('the session', () => {
  it('S6.3 the token lies under `token` and in a cookie with path / and no expiry', () => {
    const keys = memoryKeys();
    const cookies: string[] = [];
    const session = createSession(keys, (cookie) => cookies.push(cookie));
    session.setToken('abc');
    expect(keys.entries.get('token')).toBe('abc');
    expect(cookies).toEqual(['token=abc; path=/; SameSite=Lax']);
    session.clearToken();
    expect(session.token()).toBeNull();
    expect(cookies[1]).toContain('Max-Age=0');
  });

  it('S2.3 the way back serves once', () => {
    const session = createSession(memoryKeys(), () => undefined);
    session.rememberPath('/account/orders?page=2');
    expect([session.takePath(), session.takePath()]).toEqual(['/account/orders?page=2', null]);
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    '/auth/login',
    '',
    'x',
  ])('S2.3 %j is no way back', (path) => expect(isOwnPath(path)).toBe(false));

  it('S9.3 a storage that refuses costs nothing but the memory beyond this page', () => {
    const refuse = () => {
      throw new Error('denied');
    };
    const session = createSession({ getItem: refuse, setItem: refuse, removeItem: refuse }, () => undefined);
    session.setCartId('c');
    expect(session.cartId()).toBe('c');
    session.clearCartId();
    expect(session.cartId()).toBeNull();
  });
});
