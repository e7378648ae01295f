import { expect, it } from 'vitest';
import { integer, sized } from './protobuf.ts';

it('S3.1 fields are written as protocol buffers are', () => {
  expect([...integer(1, 150)]).toEqual([0x08, 0x96, 0x01]);
  expect([...sized(2, 'testing')]).toEqual([0x12, 0x07, 0x74, 0x65, 0x73, 0x74, 0x69, 0x6e, 0x67]);
  expect([...sized(3, integer(1, 150))]).toEqual([0x1a, 0x03, 0x08, 0x96, 0x01]);
});
