import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shapesPicture } from '../test-pictures.ts';
import { compileTarget } from './compile-target.ts';
import { crc32 } from './crc32.ts';
import { PackError } from './pack-error.ts';
import { readPack } from './pack.ts';

const picture = shapesPicture(1, 320, 240);
const pack = compileTarget(picture);

const faultOf = (bytes: Uint8Array): string => {
  try {
    const { target } = readPack(bytes);
    return target.picture.data.length === target.picture.width * target.picture.height ? 'read' : 'wrong';
  } catch (error) {
    return error instanceof PackError ? error.code : `crash: ${String(error)}`;
  }
};
const changed = (change: (view: DataView, bytes: Uint8Array) => void): Uint8Array => {
  const bytes = pack.slice();
  change(new DataView(bytes.buffer), bytes);
  return bytes;
};
/** As somebody would who writes a pack on purpose: length and sum fit whatever was changed. */
const sealed = (bytes: Uint8Array): Uint8Array => {
  const view = new DataView(bytes.buffer);
  view.setUint32(8, bytes.length, true);
  view.setUint32(12, crc32(bytes.subarray(16)), true);
  return bytes;
};

describe('S1.12 what a pack keeps', () => {
  test('S1.12 the checksum is the one of zip and PNG', () => {
    expect(crc32(new TextEncoder().encode('123456789'))).toBe(0xcbf43926);
  });

  test('S1.12 the same picture gives the same bytes, few enough', () => {
    expect(compileTarget(picture)).toEqual(pack);
    expect(pack.length).toBeLessThan(90_000);
  });

  test('S1.12 size, surface, name and width of the print', () => {
    const { target, name, physicalWidth } = readPack(
      compileTarget(picture, { name: 'Oma ☀', physicalWidth: 180, surface: { kind: 'cylinder', radius: 0.5 } }),
    );
    expect([target.width, target.height, name, physicalWidth]).toEqual([320, 240, 'Oma ☀', 180]);
    expect(target.surface).toEqual({ kind: 'cylinder', radius: 0.5 });
    expect(readPack(pack)).not.toHaveProperty('name');
    expect(readPack(pack).target.surface).toEqual({ kind: 'flat' });
  });

  test('S1.12 features in pixels of the compiled picture, whatever its size', () => {
    const small = readPack(compileTarget(shapesPicture(1, 480, 360))).target;
    const large = readPack(compileTarget(shapesPicture(1, 1600, 1200))).target;
    for (const { width, height, features, picture: retained } of [small, large]) {
      expect(features.count).toBeGreaterThan(100);
      expect(Math.max(...features.x)).toBeLessThan(width - 0.5);
      expect(Math.max(...features.x)).toBeGreaterThan(width * 0.8);
      expect(Math.max(...features.y)).toBeGreaterThan(height * 0.8);
      expect(Math.min(...features.x)).toBeGreaterThan(-0.5);
      expect(Math.max(retained.width, retained.height)).toBe(Math.min(640, width));
    }
  });

  test.each([
    [1, 1],
    [3, 900],
    [100, 100],
    [2000, 20],
  ])('S1.12 a picture of %i × %i has a pack', (width, height) => {
    const { target } = readPack(compileTarget(shapesPicture(2, width, height)));
    expect([target.width, target.height]).toEqual([width, height]);
  });

  test('S1.12 what is transparent is white paper', () => {
    const data = picture.data.slice();
    for (let i = 0; i < data.length; i += 4) if ((i / 4) % 320 < 100) data.set([0, 0, 0, 0], i);
    const { target } = readPack(compileTarget({ ...picture, data }));
    expect(target.picture.data[120 * 320 + 30]).toBeGreaterThan(250);
  });
});

describe('S1.12 what is no pack', () => {
  test.each([
    ['nothing', new Uint8Array(), 'not-a-pack'],
    ['text', new TextEncoder().encode('a text that is no pack at all'), 'not-a-pack'],
    ['a newer pack', changed((view) => view.setUint16(4, 2, true)), 'newer-version'],
    ['a cut one', pack.slice(0, -1), 'damaged'],
    ['one with more behind it', Uint8Array.from([...pack, 0]), 'damaged'],
    ['one of 4 GB', changed((view) => view.setUint32(8, 0xffffffff, true)), 'too-large'],
    ['one of 2 MB', new Uint8Array(2_000_000).fill(1).map((_, i) => pack[i] ?? 1), 'too-large'],
    ['a changed one', changed((_, bytes) => bytes.fill(7, 1000, 1001)), 'damaged'],
    ['a picture of no size', sealed(changed((view) => view.setUint32(24, 0, true))), 'damaged'],
    ['a picture of 4 million px', sealed(changed((view) => view.setUint32(24, 4_000_000, true))), 'damaged'],
    ['a cylinder without a radius', sealed(changed((view) => view.setFloat32(32, Number.NaN, true))), 'damaged'],
    ['a print of no width', sealed(changed((view) => view.setFloat32(36, -1, true))), 'damaged'],
    ['a part longer than the pack', sealed(changed((view) => view.setUint32(20, 0xfffffff0, true))), 'damaged'],
    ['a part missing', sealed(pack.slice(0, 40)), 'damaged'],
  ])('S1.12 %s is refused with its reason', (_, bytes, code) => {
    expect(faultOf(bytes)).toBe(code);
  });

  test('S1.12 what is no bytes is no pack', () => {
    expect(() => readPack('pack' as unknown as Uint8Array)).toThrow(PackError);
  });

  test('S1.12 flipped bits, cuts and random bytes end in a PackError', () => {
    const flips = fc.array(fc.tuple(fc.nat(pack.length - 1), fc.nat(7)), { minLength: 1, maxLength: 5 });
    fc.assert(
      fc.property(flips, fc.nat(pack.length), (flipped, end) => {
        const bytes = pack.slice(0, end);
        expect(faultOf(bytes)).toBe(end === pack.length ? 'read' : end < 16 ? 'not-a-pack' : 'damaged');
        const whole = changed((_, all) => {
          for (const [at, bit] of flipped) all[at]! ^= 1 << bit;
        });
        const fault = faultOf(whole);
        if (fault === 'read') expect(whole).toEqual(pack);
        else expect(['not-a-pack', 'newer-version', 'damaged', 'too-large']).toContain(fault);
      }),
    );
    fc.assert(fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => faultOf(bytes) === 'not-a-pack'));
  });

  test('S1.12 bits flipped on purpose, with a checksum that fits, give a pack or a PackError', () => {
    const flips = fc.array(fc.tuple(fc.nat(200), fc.nat(255)), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(flips, fc.nat(pack.length - 100), (written, at) => {
        for (const from of [16, 16 + (at % (pack.length - 300))]) {
          const bytes = pack.slice();
          for (const [offset, byte] of written) bytes[from + offset] = byte;
          expect(['read', 'damaged']).toContain(faultOf(sealed(bytes)));
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('S1.12 what cannot be compiled', () => {
  const { data } = picture;
  test.each([
    ['width', { width: 0, height: 240, data }],
    ['width', { width: 1.5, height: 240, data }],
    ['height', { width: 320, height: Number.NaN, data }],
    ['height', { width: 320, height: -3, data }],
    ['data', { width: 320, height: 241, data }],
    ['data', { width: 320, height: 240, data: [1, 2, 3] as unknown as Uint8Array }],
  ])('S1.12 a wrong %s is named', (field, wrong) => {
    expect(() => compileTarget(wrong)).toThrow(TypeError);
    expect(() => compileTarget(wrong)).toThrow(field);
  });

  test('S1.12 a side of 16385 px is too much', () => {
    expect(() => compileTarget({ width: 16_385, height: 1, data: new Uint8Array(16_385 * 4) })).toThrow(RangeError);
  });

  test.each([
    ['radius', { surface: { kind: 'cylinder', radius: 0.01 } }],
    ['physicalWidth', { physicalWidth: -1 }],
  ] as const)('S1.12 a wrong %s is named', (field, options) => {
    expect(() => compileTarget(picture, options)).toThrow(field);
  });
});
