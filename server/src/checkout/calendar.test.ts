import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Cart } from '@afterimage/contract/cart.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { dateOf, monthTitle, startMonth } from '@afterimage/scene/calendar/months.ts';
import { home, newFile } from '../cart/test-products.ts';
import { loadCustomizations } from '../catalogue/customizations.ts';
import { products, variants } from '../catalogue/tables.ts';
import { diskStore, type FileStore } from '../files/store/store.ts';
import { files } from '../files/tables.ts';
import { makePrint } from '../print/make-print.ts';
import { defaultPlateNames } from '../print/plates.ts';
import { printFiles } from '../print/tables.ts';
import { type PdfPage, withPages } from '../print/pdf-pages.ts';
import { readPhotoTargets } from '../targets/photo-targets.ts';
import { openTrade, payAt } from './test-trade.ts';

let trade: Awaited<ReturnType<typeof openTrade>>;
let folder: string;
let store: FileStore;
let product: { id: number; slots: Customization[]; variantId: number };
beforeAll(async () => {
  trade = await openTrade();
  folder = await mkdtemp(join(tmpdir(), 'afterimage-calendar-'));
  store = diskStore(join(folder, 'files'));
  const slug = 'almanac-photo-wall-calendar';
  const [row] = await trade.db.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  const id = row!.id;
  const [variant] = await trade.db.select().from(variants).where(eq(variants.productId, id));
  product = { id, variantId: variant!.id, slots: (await loadCustomizations(trade.db, [id])).get(id)! };
});
afterAll(async () => {
  await trade.close();
  await rm(folder, { recursive: true, force: true });
});

const slotOf = (title: string) => product.slots.find((slot) => slot.title === title)!;
const choiceOf = (slot: string, title: string) => ({
  id: slotOf(slot).id,
  input: null,
  extraList: [slotOf(slot).extraList.find((extra) => extra.title === title)!.id],
});
const colors = { cover: '#008080', first: '#ff8000', second: '#800080' };

/** A stored photo of one color. */
async function photoOf(accountId: string, color: string): Promise<string> {
  const picture = await sharp({ create: { width: 3600, height: 2550, channels: 3, background: color } })
    .jpeg()
    .toBuffer();
  const { key } = await store.put(picture);
  const id = await newFile(trade.db, null, accountId);
  await trade.db
    .update(files)
    .set({ storageKey: key, width: 3600, height: 2550, mimeType: 'image/jpeg' })
    .where(eq(files.id, id));
  return id;
}

interface Wanted {
  start?: string;
  month?: string;
  dates?: string;
  withDates?: boolean;
}

/** What adds a calendar with three photos to a cart: of the cover and the first two months, a film on the first. */
async function additionFor(accountId: string, { start = 'January', month, dates, withDates = true }: Wanted = {}) {
  const [cover, first, second] = await Promise.all(Object.values(colors).map((color) => photoOf(accountId, color)));
  const film = await newFile(trade.db, 'VIDEO', accountId);
  return {
    productId: product.id,
    variantId: product.variantId,
    quantity: 1,
    extraList: withDates ? choiceOf('Add', 'Names and birthdays filled in').extraList : [],
    productClientCustomizationList: [
      { id: slotOf('Cover photo').id, input: cover },
      { id: slotOf('Photo for month 1').id, input: first },
      { id: slotOf('Photo for month 2').id, input: second },
      { id: slotOf('Title on the cover').id, input: 'Our year' },
      { ...choiceOf('First month', start), ...(month !== undefined && { month }) },
      choiceOf('Week begins on', 'Monday'),
      choiceOf('Public holidays', 'Germany'),
      ...(dates === undefined ? [] : [{ id: slotOf('Names and birthdays').id, input: dates }]),
    ],
    productArCustomizationList: [
      { customizationId: slotOf('Photo for month 1').id, attachmentId: film, type: 'VIDEO' },
    ],
  };
}

async function added(wanted: Wanted, language = 'en') {
  const person = await trade.newPerson();
  const body = await additionFor(person.accountId, wanted);
  return { ...person, ...(await trade.call('addCartItem', { token: person.token, body, language })) };
}

const fieldsOf = (data: unknown) => (data as { status: { fields?: Record<string, string> } }).status.fields ?? {};
const mm = (points: number) => (points * 25.4) / 72;

/** The color in the middle of a page's upper half. */
async function photoColor(page: PdfPage): Promise<number[]> {
  const { width, height, data } = await page.raster(12);
  const at = (Math.round(height / 4) * width + Math.round(width / 2)) * 4;
  return [...data.subarray(at, at + 3)];
}

describe('a calendar that is ordered', () => {
  it('S3.15 S7.33 has a cover and twelve months with trim and bleed, in the language of the order', async () => {
    const choices = { dates: '3/12 Anna\n24 December The whole family' };
    const { token, data, status } = await added(choices);
    expect(status, JSON.stringify(data)).toBe(200);
    const start = startMonth(1, dateOf(new Date()));
    const [line] = (data as Cart).itemList;
    const startSlot = line?.customizationList.find(({ title }) => title === 'First month');
    expect(startSlot).toMatchObject({ month: start, extraList: [{ title: monthTitle(start, 'en') }] });
    expect(line?.extraList).toMatchObject([{ price: 5_00 }]);

    // Ordered in German: the dates were written in English and stay what they are.
    const opening = await trade.call('checkout', { token, language: 'de' });
    const orderId = new URL(opening.data as string, 'http://shop.test').searchParams.get('order') ?? '';
    const body = { orderId, address: home, deliveryMethod: 'standard' };
    const paid = await trade.call('checkout', { token, language: 'de', body });
    await payAt(trade.db, (paid.data as { url: string }).url);
    const { itemList } = (await trade.call('listOrderProjects', { token, params: { orderId } })).data as {
      itemList: Project[];
    };
    const projectId = itemList[0]!.id;

    const shopUrl = () => 'https://shop.test';
    await makePrint(projectId, { db: trade.db, store, shopUrl, plateNames: defaultPlateNames });
    const [file] = await trade.db.select().from(printFiles).where(eq(printFiles.projectId, projectId));
    const pdf = await buffer(await store.open(file!.storageKey));
    await withPages(pdf, async (all) => {
      const pages = all.slice(0, 13);
      expect(all.length).toBeGreaterThan(13);
      for (const { boxes } of pages) {
        const { trim, bleed } = boxes;
        expect([mm(trim.right - trim.left), mm(trim.top - trim.bottom)].map(Math.round)).toEqual([297, 420]);
        expect([mm(bleed.right - bleed.left), mm(bleed.top - bleed.bottom)].map(Math.round)).toEqual([303, 426]);
      }
      expect(pages[0]?.text).toContain('Our year');
      const year = start.slice(0, 4);
      const months = Array.from({ length: 12 }, (_, index) =>
        monthTitle(`${year}-${String(index + 1).padStart(2, '0')}`, 'de').replace(/ \d+$/, ''),
      );
      for (const [index, month] of months.entries()) {
        const text = pages[index + 1]?.text ?? '';
        expect(text).toContain(month);
        expect(text).toContain(year);
        expect(text).toContain('Donnerstag');
        expect(text.includes('Anna'), month).toBe(index === 2);
        expect(/The whole\s+family/.test(text), month).toBe(index === 11);
      }
      expect(pages[1]?.text).toContain('Neujahr');
      expect(pages[10]?.text).toMatch(/Tag der\s+Deutschen\s+Einheit/);
      expect(pages[12]?.text).toMatch(/1\.\s+Weihnachtstag/);
      const rgbOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
      const turns = Array.from({ length: 13 }, (_, page) => [colors.cover, colors.first, colors.second][page % 3]!);
      for (const [index, page] of pages.entries()) {
        const pageColor = await photoColor(page);
        for (const [channel, value] of rgbOf(turns[index]!).entries())
          expect(Math.abs(pageColor[channel]! - value), `page ${index + 1}`).toBeLessThan(12);
      }
    });

    const targets = await readPhotoTargets(trade.db, { projectId }, shopUrl());
    expect(targets.map(({ id }) => id)).toEqual([`month-1-${slotOf('Photo for month 1').id}`]);
  });

  it('S3.8 a month that the customer names is kept, and one that does not suit the choice is refused by name', async () => {
    const year = new Date().getUTCFullYear() + 1;
    const reply = await added({ start: 'Another month', month: `${year}-04`, withDates: false }, 'de');
    expect(reply.status, JSON.stringify(reply.data)).toBe(200);
    const slotWithMonth = (data: unknown) =>
      (data as Cart).itemList[0]?.customizationList.find(({ month }) => month !== undefined);
    expect(slotWithMonth(reply.data)).toMatchObject({ month: `${year}-04`, extraList: [{ title: `April ${year}` }] });

    const field = 'productClientCustomizationList.4.month';
    for (const choices of [{ start: 'Another month' }, { start: 'September', month: `${year}-04` }]) {
      const refused = await added({ ...choices, withDates: false });
      expect(refused.status).toBe(422);
      expect(Object.keys(fieldsOf(refused.data))).toEqual([field]);
    }
  });

  it('S3.8 a list of dates is needed with its extra, and a line without a date is named', async () => {
    const missing = await added({});
    expect(missing.status).toBe(422);
    expect(fieldsOf(missing.data)).toEqual({
      [`customization.${slotOf('Names and birthdays').id}`]: 'Please enter Names and birthdays',
    });
    const wrong = await added({ dates: '12. März Anna\n\nBen im Mai' }, 'de');
    expect(wrong.status).toBe(422);
    expect(fieldsOf(wrong.data)).toEqual({
      'productClientCustomizationList.7.input': expect.stringContaining('Zeile 3, „Ben im Mai“'),
    });
    const unpaid = await added({ dates: '12 March Anna', withDates: false });
    expect(unpaid.status).toBe(422);
    expect(Object.keys(fieldsOf(unpaid.data))).toEqual(['productClientCustomizationList.7.id']);
  });
});
