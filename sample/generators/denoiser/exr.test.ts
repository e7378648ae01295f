import { deflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { readExr } from './exr.ts';

const text = (value: string): number[] => [...new TextEncoder().encode(value), 0];
const int = (value: number): number[] => [...new Uint8Array(Int32Array.of(value).buffer)];
const attribute = (name: string, type: string, value: number[]): number[] => [
  ...text(name),
  ...text(type),
  ...int(value.length),
  ...value,
];

/** What a writer does before deflating. */
function arranged(bytes: number[]): Uint8Array {
  const halves = [...bytes.filter((_, index) => index % 2 === 0), ...bytes.filter((_, index) => index % 2 === 1)];
  return Uint8Array.from(halves, (each, index) => (index === 0 ? each : (each - (halves[index - 1] ?? 0) + 128) & 255));
}

/** Two rows of three pixels; its channels lie in the order of the alphabet, row by row. */
function file(channels: readonly string[], rows: number[][][], compression: 0 | 3): Uint8Array {
  const list = [...channels.flatMap((name) => [...text(name), ...int(1), 0, 0, 0, 0, ...int(1), ...int(1)]), 0];
  const head = [
    ...int(20_000_630),
    ...int(2),
    ...attribute('channels', 'chlist', list),
    ...attribute('compression', 'compression', [compression]),
    ...attribute('dataWindow', 'box2i', [...int(0), ...int(0), ...int(2), ...int(1)]),
    0,
  ];
  const halves = (row: number[][]): number[] => row.flat().flatMap((each) => [each & 255, each >> 8]);
  const blocks =
    compression === 0
      ? rows.map((row, y) => ({ y, data: halves(row) }))
      : [{ y: 0, data: [...deflateSync(arranged(rows.flatMap(halves)))] }];
  const table: number[] = [];
  const body: number[] = [];
  for (const { y, data } of blocks) {
    table.push(...int(head.length + 8 * blocks.length + body.length), ...int(0));
    body.push(...int(y), ...int(data.length), ...data);
  }
  return Uint8Array.from([...head, ...table, ...body]);
}

const one = 0x3c00;
const half = 0x3800;

it('S3.1 a render is read from its file, packed or not, whatever its channels are called', () => {
  const rows = [
    [
      [0, 0, one],
      [0, half, 0],
      [one, 0, 0],
    ],
    [
      [half, half, half],
      [0, 0, 0],
      [one, one, one],
    ],
  ];
  const wanted = [1, 0, 0, 0, 0.5, 0, 0, 0, 1, 1, 0, 0.5, 1, 0, 0.5, 1, 0, 0.5];
  for (const compression of [0, 3] as const) {
    const { width, height, values } = readExr(file(['B', 'G', 'R'], rows, compression));
    expect([width, height]).toEqual([3, 2]);
    expect([...values]).toEqual(wanted);
  }
});

it('S3.1 a mask of one channel is read into all three', () => {
  const { values } = readExr(file(['V'], [[[0, half, one]], [[one, 0, 0]]], 0));
  expect([...values.subarray(0, 9)]).toEqual([0, 0, 0, 0.5, 0.5, 0.5, 1, 1, 1]);
});

it('S3.1 what is no such file is told apart', () => {
  expect(() => readExr(new Uint8Array(64))).toThrow('not an EXR');
});
