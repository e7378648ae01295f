import { describe, expect, it } from 'vitest';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { sceneOf } from '@afterimage/scene/scene-of.ts';
import { drawSheet } from './draw-sheet.ts';
import { acceptedWarnings, chosenParts } from './line-choices.page.ts';
import { defaultPlateNames } from './plates.ts';
import { fontBytes } from './print-fonts.ts';
import { printPdf } from './print-pdf.ts';
import { type ProductionSheet, sheetEntry, sheetRows, shortChecksum } from './production-sheet.page.ts';
import { proofChecksum } from '../projects/proof-checksum.ts';
import { asPrinted, piecesOf, slotDetails } from './sheet-content.ts';
import { withPages } from './pdf-pages.ts';
import { opaquePhoto, sampleSurface } from './test-shirt.ts';

const extra = (id: number, title: string) => ({ id, title, price: 0 });
const slots: SoldSlot[] = [
  {
    slot: 1,
    kind: 'photo',
    photo: '0c1d2e3f-1111-4222-8333-444455556666',
    look: { filter: 'warm', mat: 'facets' },
    medium: null,
    choices: [],
    title: 'Chest photo',
    sold: [],
  },
  {
    slot: 2,
    kind: 'text',
    text: 'Team\nBaboon',
    look: {},
    choices: [9],
    title: 'Line under the photo',
    sold: [extra(9, 'Caveat')],
  },
  { slot: 3, kind: 'specification', choices: [4], title: 'Fit', sold: [extra(4, 'Wide')] },
  { slot: 4, kind: 'text', text: '', look: {}, choices: [], title: 'Name inside', sold: [] },
];
const sheet: ProductionSheet = {
  order: 'A10001',
  line: 2,
  lineCount: 3,
  pieces: { first: 2, last: 4, total: 7 },
  product: 'Studio Photo T-Shirt',
  sku: 'SHIRT-1',
  color: 'Black',
  size: 'xl',
  parts: chosenParts(slots, [extra(7, 'Gift box'), extra(8, 'Second copy')]),
  pages: [{ title: 'Chest', widthMm: 240, heightMm: 340, bleedMm: 3, plate: 'White' }],
  warnings: acceptedWarnings([{ customizationId: 1, code: 'LOW_RESOLUTION', dpi: 98 }], slots),
  notes: ['Sew the name inside the collar.'],
  proofChecksum: '3f2a91c077de5b12'.repeat(4),
};
const textsOf = async (of: ProductionSheet) => {
  const about = { title: 'A10001-2-test', projectId: 'test', hash: 'test', date: new Date(0) };
  const readPhoto = () => Promise.reject(new Error('There is no photo.'));
  const means = { readFont: fontBytes, readPhoto, plateNames: defaultPlateNames };
  const pdf = Buffer.concat(await printPdf(about, await drawSheet(of), means).toArray());
  return withPages(pdf, async (pages) => pages.map(({ text }) => text.replaceAll(/\s+/g, ' ')));
};

describe('the production sheet', () => {
  it('S7.33 names order, line, pieces, variant, every choice and extra, warnings, notes and the proof', () => {
    expect(sheetRows(sheet)).toEqual([
      { label: 'Line', lines: ['2 of 3'] },
      { label: 'Piece', lines: ['2 to 4 of 7 (3 of the same)'] },
      { label: 'Product', lines: ['Studio Photo T-Shirt'] },
      { label: 'SKU', lines: ['SHIRT-1'] },
      { label: 'Color', lines: ['Black'] },
      { label: 'Size', lines: ['xl'] },
      { label: 'Chest photo', lines: ['photo, warm colors, mat “facets”'] },
      { label: 'Line under the photo', lines: ['Team', 'Baboon'], verbatim: true },
      { label: '', lines: ['Caveat'] },
      { label: 'Fit', lines: ['Wide'] },
      { label: 'Name inside', lines: ['left empty'] },
      { label: 'Extras', lines: ['Gift box, Second copy'] },
      { label: 'Production', lines: ['Sew the name inside the collar.'] },
      { label: 'Accepted by the customer', lines: ['Chest photo: few pixels (98 dpi)'] },
      { label: 'Pages', lines: ['1 Chest: 240 × 340 mm + 3 mm bleed, plate “White”'] },
      { label: 'Proof', lines: ['3f2a 91c0 77de 5b12 (SHA-256)', '3f2a91c077de5b12'.repeat(4)] },
    ]);
    const plain = sheetRows({ ...sheet, color: null, size: null, notes: [], warnings: [] });
    const labels = plain.map(({ label }) => label);
    for (const absent of ['Color', 'Size', 'Production', 'Accepted by the customer'])
      expect(labels).not.toContain(absent);
  });

  it('S7.33 is a page of text that says that it is not to be printed', async () => {
    const [text, ...more] = await textsOf(sheet);
    expect(more).toEqual([]);
    for (const words of ['Production sheet', 'Do not print this page on the product', 'A10001', 'Team Baboon', 'Wide'])
      expect(text).toContain(words);
    expect(text).toContain('Sew the name inside the collar.');
  });

  it('S7.33 writes every letter that there is, and by its number what no font of the shop has', async () => {
    const part = { slot: 2, title: 'Line', text: 'Γειά σου, Żółć “é” <&>\nשל 中', details: [] };
    const [text] = await textsOf({ ...sheet, parts: [part] });
    expect(text).toContain('Γειά σου, Żółć “é” <&>');
    expect(text).toContain('[U+05E9][U+05DC] [U+4E2D]');
  });

  it('S7.33 loses nothing of a long text: it breaks it, also within a word, and goes on with another page', async () => {
    const words = Array.from({ length: 300 }, (_, index) => `word${index}`).join(' ');
    const long = 'abcdefghij'.repeat(100);
    const part = { slot: 2, title: 'Line', text: `${words}\n${long}`, details: [] };
    const texts = await textsOf({ ...sheet, parts: [part, part] });
    expect(texts.length).toBeGreaterThan(1);
    for (const text of texts) expect(text).toContain('Do not print this page on the product');
    expect(sheetEntry(2)).not.toBe(sheetEntry(1));
    const all = texts.join(' ');
    for (const word of words.split(' ')) expect(all.split(`${word} `).length, word).toBeGreaterThanOrEqual(3);
    expect(all.replaceAll(' ', '').split(long)).toHaveLength(3);
  });

  it.each([
    ['a', { first: 1, last: 1, total: 7 }],
    ['b', { first: 2, last: 4, total: 7 }],
    ['c', { first: 5, last: 7, total: 7 }],
  ])('S7.33 counts the pieces through the order: line %s', (id, pieces) => {
    const lines = [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 3 },
      { id: 'c', quantity: 3 },
    ];
    expect(piecesOf(lines, id)).toEqual(pieces);
  });

  it('S7.33 tells the file of a photo and its sharpness, how a text is set, and that an engraving is one', async () => {
    const files = new Map([['photo', { mimeType: 'image/jpeg', name: 'Oma & Opa.jpg' }]]);
    const proof = { photo: await opaquePhoto, text: 'Team' };
    const shirt = sampleSurface({ ...proof, slug: 'studio-photo-t-shirt', surface: 'front', color: '#1e73be' });
    expect([...slotDetails([shirt], files).values()]).toEqual([
      ['“Oma & Opa.jpg”', 'file photo (JPEG, 480 × 580 px)', '49 dpi'],
      ['color #1e73be', '18 mm'],
    ]);
    const wallet = sampleSurface({ ...proof, slug: 'ledger-card-wallet', surface: 'front' });
    expect([...slotDetails([wallet], files).values()]).toEqual([
      ['engraved', '“Oma & Opa.jpg”', 'file photo (JPEG, 480 × 580 px)', expect.stringMatching(/^\d+ dpi$/)],
      ['engraved', 'right', '6 mm'],
    ]);
    // Of an upload from before names were stored there is none to tell.
    const [[first] = []] = [...slotDetails([shirt], new Map([['photo', { mimeType: 'image/jpeg' }]])).values()];
    expect(first).toBe('file photo (JPEG, 480 × 580 px)');
  });
});

it('S7.33 the sheet names the filter in which a photo is printed: an engraving has no colors', async () => {
  const proof = { photo: await opaquePhoto, surface: 'front' };
  const detailsOf = (slug: string) => {
    const surface = sampleSurface({ ...proof, slug });
    const slot = surface.itemList.flatMap((item) => (item.kind === 'photo' ? [item.slot] : []))[0] ?? expect.fail();
    const [part] = chosenParts(asPrinted([{ ...slots[0]!, slot }], [surface]), []);
    return part?.details;
  };
  expect(detailsOf('ledger-card-wallet')).toEqual(['photo', 'black and white']);
  expect(detailsOf('studio-photo-t-shirt')).toEqual(['photo']);
  expect(asPrinted(slots, [])).toEqual(slots);
});

describe('the checksum of a proof', () => {
  const scene = (text: string, viewerUrl: string | null) => {
    const place = { x: 0, y: 0, width: 10, height: 10, rotation: 0 };
    const looks = { bleedMm: 0, safeMm: 0, outline: 'rectangle', background: '#ffffff', pictureCorners: null } as const;
    const style = { align: 'center', color: '#000000', curve: 0 } as const;
    const itemList = [
      { kind: 'text' as const, slot: 1, place, style },
      { kind: 'qr' as const, place },
    ];
    const surface = { id: 'front', title: 'Front', widthMm: 10, heightMm: 10, ...looks, itemList };
    const template = { version: 1 as const, surfaceList: [surface] };
    const textSlots = [{ slot: 1, kind: 'text' as const, text, choices: [], look: {} }];
    return sceneOf({ template, customizations: [], slots: textSlots, photos: new Map(), viewerUrl });
  };

  it('S7.33 is that of what the customer saw: the code of the viewer is made later', () => {
    const checksum = proofChecksum(scene('Ada', null));
    expect(checksum).toMatch(/^[0-9a-f]{64}$/);
    expect(proofChecksum(scene('Ada', 'https://shop.test/ar/a'))).toBe(checksum);
    expect(proofChecksum(JSON.parse(JSON.stringify(scene('Ada', 'https://shop.test/ar/b'))))).toBe(checksum);
    expect(proofChecksum(scene('Eva', null))).not.toBe(checksum);
    expect(shortChecksum(checksum)).toMatch(/^[0-9a-f]{4}( [0-9a-f]{4}){3}$/);
  });
});
