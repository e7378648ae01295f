import { describe, expect, it } from 'vitest';
import { coatsOf } from './coats.ts';
import { clearBits } from './paint-photo.ts';
import { pdfName } from './plates.ts';
import { contentsOf, objectsOf } from './test-pdf-objects.ts';
import { withPages } from './pdf-pages.ts';
import { halfClearPhoto, opaquePhoto, samplePdf } from './test-shirt.ts';

const shirt = { slug: 'studio-photo-t-shirt', surface: 'front' };
const contentOf = (pdf: Buffer) => contentsOf(pdf)[0] ?? expect.fail('no content');
/** The operators that paint or choose what is painted with, in their order; numbers are left out. */
const stepsOf = (content: string) =>
  Array.from(
    content.matchAll(/\/(?:Plate|Over)\w+ (?:cs|gs)|\/P\w+ Do|\b(?:rg|scn|BT|ET|re f|Tj|q|Q)\b|(?<= )f(?=\s)/g),
    ([step]) => step,
  ).filter((step, at, all) => step !== 'Tj' || all[at - 1] !== 'Tj');
const spacesIn = (pdf: Buffer) => objectsOf(pdf).filter(({ dictionary }) => dictionary.includes('/Separation'));

describe('white ink on dark cloth', () => {
  it('S7.33 white letters are in the plate of white alone', async () => {
    const pdf = await samplePdf({ ...shirt, text: 'Team' });
    const spaces = spacesIn(pdf);
    expect(spaces).toHaveLength(1);
    expect(spaces[0]?.dictionary).toMatch(/^\[\/Separation \/White \/DeviceRGB <<[^]*\/C0 \[1 1 1\][^]*>>\]$/);
    const content = contentOf(pdf);
    expect(stepsOf(content)).toEqual(['q', 'q', '/PlateWhite cs', 'scn', 'BT', 'Tj', 'ET', 'Q', 'Q']);
    expect(content).toContain('/PlateWhite cs 1 scn');
    expect(content).not.toMatch(/\brg\b/);
  });

  it('S7.33 letters of a color stand on white, and leave it below them', async () => {
    const content = contentOf(await samplePdf({ ...shirt, text: 'Team', color: '#1e73be' }));
    const letters = ['BT', 'Tj', 'ET', 'Q'];
    const white = ['q', '/Overprint gs', '/PlateWhite cs', 'scn', ...letters];
    expect(stepsOf(content)).toEqual(['q', ...white, 'q', '/Overprint gs', 'rg', ...letters, 'Q']);
  });

  it('S7.33 a photo stands on white where it is opaque', async () => {
    const pdf = await samplePdf({ ...shirt, photo: await opaquePhoto });
    const photo = ['q', '/Overprint gs', '/P0 Do', 'Q'];
    expect(stepsOf(contentOf(pdf))).toEqual([
      'q',
      'q',
      '/Overprint gs',
      '/PlateWhite cs',
      'scn',
      're f',
      'Q',
      ...photo,
      'Q',
    ]);
    const states = objectsOf(pdf).filter(({ dictionary }) => dictionary.includes('/ExtGState\n/OP true'));
    expect(states).toHaveLength(1);
    const clear = await samplePdf({ ...shirt, photo: await halfClearPhoto });
    expect(stepsOf(contentOf(clear))).toEqual(['q', 'q', '/Overprint gs', '/P0White Do', 'Q', ...photo, 'Q']);
    const images = objectsOf(clear).filter(({ dictionary }) => dictionary.includes('/Subtype /Image'));
    const masks = images.flatMap(({ dictionary }) => /\/Mask (\d+ 0 R)/.exec(dictionary)?.[1] ?? []);
    expect([masks.length, new Set(masks).size]).toEqual([2, 1]);
    // A soft mask would make a program of the press forget the white.
    expect(clear.includes('SMask')).toBe(false);
  });

  it('S7.33 is none on white cloth, whose print is as that of paper', async () => {
    const pdf = await samplePdf({ ...shirt, photo: await opaquePhoto, text: 'Team', background: '#ffffff' });
    expect(spacesIn(pdf)).toEqual([]);
    expect(stepsOf(contentOf(pdf))).toEqual(['q', 'q', '/P0 Do', 'Q', 'rg', 'BT', 'Tj', 'ET', 'Q']);
  });

  it('S7.33 is called as the press wants it, and shown by programs that know no plates', async () => {
    const plateNames = { white: 'Weiß #1 (RDG)', engraving: 'Laser' };
    const pdf = await samplePdf({ ...shirt, text: 'Team', plateNames });
    expect(spacesIn(pdf)[0]?.dictionary).toContain('[/Separation /Wei#c3#9f#20#231#20#28RDG#29 /DeviceRGB');
    const { data } = await withPages(pdf, async ([page]) => (await page?.raster(60)) ?? expect.fail('no page'));
    const blues = data.filter((value, at) => at % 4 === 0 && value < 200);
    expect(blues.length).toBeGreaterThan(500);
  });

  it('S7.33 the same print is the same bytes', async () => {
    const proof = { ...shirt, photo: await halfClearPhoto, text: 'Team' };
    expect((await samplePdf(proof)).equals(await samplePdf(proof))).toBe(true);
  });
});

describe('an engraving', () => {
  it('S7.33 of a text is one plate at its full depth, whatever color was asked for', async () => {
    const pendant = { slug: 'portrait-pendant', surface: 'back', text: 'For Ada' };
    const pdf = await samplePdf({ ...pendant, color: '#1e73be' });
    expect(spacesIn(pdf)[0]?.dictionary).toContain('[/Separation /Engraving /DeviceRGB');
    const content = contentOf(pdf);
    expect(stepsOf(content)).toEqual(['q', 'q', '/PlateEngraving cs', 'scn', 'BT', 'Tj', 'ET', 'Q', 'Q']);
    expect(content).toContain('/PlateEngraving cs 1 scn');
    expect((await samplePdf(pendant)).equals(pdf)).toBe(true);
  });

  it('S7.33 of a photo is gray in that plate: light is deep where the material is dark, and nothing where it is clear', async () => {
    const wallet = { slug: 'ledger-card-wallet', surface: 'front', photo: await halfClearPhoto };
    const depthsOf = async (pdf: Buffer) => {
      const images = objectsOf(pdf).filter(({ dictionary }) => dictionary.includes('/Subtype /Image'));
      expect(images).toHaveLength(1);
      expect(images[0]?.dictionary).toMatch(/\/ColorSpace \d+ 0 R/);
      expect(images[0]?.dictionary).not.toContain('SMask');
      const bytes = Buffer.from(images[0]?.stream ?? '', 'latin1');
      const width = Number(/\/Width (\d+)/.exec(images[0]?.dictionary ?? '')?.[1]);
      expect(bytes.length % width).toBe(0);
      return [bytes[Math.floor(width / 4)], bytes[Math.floor((3 * width) / 4)]];
    };
    // The gray of #c85a14 is 108 of 255.
    const near = (value: number) => expect.toSatisfy((is: number) => Math.abs(is - value) < 6);
    const pdf = await samplePdf(wallet);
    expect(await depthsOf(pdf)).toEqual([near(108), 0]);
    expect(contentOf(pdf)).not.toMatch(/\brg\b/);
    expect(await depthsOf(await samplePdf({ ...wallet, background: '#e4e2de' }))).toEqual([near(147), 0]);
  });
});

describe('the coats of a shape', () => {
  const surface = { ink: 'engraving', isLightDeep: false } as const;
  it.each([
    ['#000000', false, 1],
    ['#ffffff', false, 0],
    ['#ffffff', true, 1],
    ['#808080', false, expect.closeTo(0.498, 2)],
  ])('S7.33 an engraved shape of %s is as deep as it is dark, or light: %s', (color, isLightDeep, tint) => {
    expect(coatsOf({ kind: 'fill', color }, { ...surface, isLightDeep })).toEqual([
      { plate: 'engraving', tint: typeof tint === 'number' ? expect.closeTo(tint, 6) : tint, overprints: false },
    ]);
  });

  it('S7.33 what is clear is a bit, each row begins with a byte', () => {
    const rows = ['000000001', '100000000', '1'.repeat(9)].join('');
    const opaque = Uint8Array.from(rows, (bit) => (bit === '1' ? 0 : 7));
    expect([...clearBits(opaque, 9)]).toEqual([0x00, 0x80, 0x80, 0x00, 0xff, 0x80]);
  });

  it('S7.33 a name of a plate is written so that every reader reads it', () => {
    expect(pdfName('White')).toBe('White');
    expect(pdfName('PANTONE 877/C')).toBe('PANTONE#20877#2fC');
  });
});
