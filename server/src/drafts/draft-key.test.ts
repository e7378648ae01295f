import { randomBytes, randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { draftKey } from '@afterimage/contract/draft-key.ts';
import { draftKeys } from './draft-key.ts';

const secret = randomBytes(32);
const keys = draftKeys(secret);

it('D3.17 a draft’s key is always the same 43 signs, and leads back to the draft', () => {
  const id = randomUUID();
  const key = keys.keyOf(id);
  expect(draftKey.parse(key)).toBe(key);
  expect(draftKeys(secret).keyOf(id)).toBe(key);
  expect(keys.idOf(key)).toBe(id);
});

it('D3.17 no sign of a key can be changed, and whoever knows a draft’s id has no key', () => {
  const id = randomUUID();
  const key = keys.keyOf(id);
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  for (let at = 0; at < key.length; at += 1)
    for (const letter of letters)
      if (letter !== key[at]) expect(keys.idOf(key.slice(0, at) + letter + key.slice(at + 1))).toBeNull();
  expect(keys.idOf(draftKeys(randomBytes(32)).keyOf(id))).toBeNull();
  for (const wrong of ['', id, key.slice(1), `${key}A`, 'ü'.repeat(43)]) expect(keys.idOf(wrong)).toBeNull();
});
