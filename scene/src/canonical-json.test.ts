import { expect, it } from 'vitest';
import { canonicalJson } from './canonical-json.ts';

it('S3.8 the same value is the same text, whatever the order in which it was made', () => {
  const one = { b: [{ y: 1, x: undefined }, 'ä'], a: null, B: { 10: 1, 9: 2 } };
  expect(canonicalJson(one)).toBe('{"B":{"9":2,"10":1},"a":null,"b":[{"y":1},"ä"]}');
  expect(canonicalJson({ a: null, B: { 9: 2, 10: 1 }, b: [{ y: 1 }, 'ä'] })).toBe(canonicalJson(one));
});
