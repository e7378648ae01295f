import { printTemplate } from '@afterimage/contract/print.ts';
import { describe, expect, it } from 'vitest';
import { colorCodes } from './define.ts';
import { productList } from './products.ts';
import { templates } from './templates.ts';

const customizable = productList.filter((each) => each.isCustomizable);
/** The mean of the channels, 0 to 255. */
const brightnessOf = (color: string) =>
  [1, 3, 5].reduce((sum, at) => sum + Number.parseInt(color.slice(at, at + 2), 16) / 3, 0);
const surfacesOf = (slug: string) => templates.get(slug) ?? [];

describe('what is printed on the sample products', () => {
  it('S3.15 every customisable product has a template that the contract accepts, its faces named once', () => {
    expect([...templates.keys()].toSorted()).toEqual(customizable.map((each) => each.slug).toSorted());
    for (const { slug } of customizable) {
      const surfaceList = surfacesOf(slug);
      expect(surfaceList.length, slug).toBeGreaterThan(0);
      expect(() => printTemplate.parse({ version: 1, surfaceList }), slug).not.toThrow();
      expect(new Set(surfaceList.map(({ id }) => id)).size, slug).toBe(surfaceList.length);
    }
  });

  it('S3.17 every photo and every text is printed exactly once, and nothing else is', () => {
    for (const { slug, customizationList } of customizable) {
      const printed = surfacesOf(slug).flatMap(({ itemList, pageList }) =>
        itemList.flatMap((item) => {
          if (item.kind === 'qr') return [];
          if (item.kind === 'month') return item.dateSlot === undefined ? [] : [`${item.dateSlot} text`];
          return (pageList ?? [{ slotList: [item.slot] }]).flatMap(({ slotList }) => `${slotList.join()} ${item.kind}`);
        }),
      );
      const photoSlots = customizationList.flatMap(({ kind }, index) =>
        kind === 'photo' || kind === 'text' ? [`${index} ${kind}`] : [],
      );
      expect(printed.toSorted(), slug).toEqual(photoSlots.toSorted());
    }
  });

  it('S3.17 each page of a surface fills every place of it, and stand-ins are photos of the product', () => {
    const paged = customizable.flatMap(({ slug, customizationList }) =>
      surfacesOf(slug).flatMap((surface) => (surface.pageList ? [{ slug, customizationList, surface }] : [])),
    );
    expect(paged.map(({ slug, surface }) => `${slug} ${surface.id} ${surface.pageList?.length}`)).toEqual([
      'almanac-photo-wall-calendar month 12',
    ]);
    for (const { slug, customizationList, surface } of paged) {
      const places = surface.itemList.flatMap((item) => ('slot' in item ? [item.slot] : []));
      expect(surface.pageList?.[0]?.slotList, slug).toEqual(places);
      for (const { slotList } of surface.pageList ?? []) expect(slotList.length, slug).toBe(places.length);
      for (const item of surface.itemList)
        if (item.kind === 'photo')
          expect(item.standInList?.map((slot) => customizationList[slot]?.kind)).toEqual(Array(13).fill('photo'));
    }
  });

  it("S3.17 a photo's place has its slot's size and outline of its face where it fills it", () => {
    for (const { slug, customizationList } of customizable)
      for (const { outline, itemList, widthMm, heightMm, bleedMm } of surfacesOf(slug))
        for (const item of itemList) {
          if (item.kind !== 'photo') continue;
          const { limits } = customizationList[item.slot]!;
          expect([item.place.width, item.place.height], slug).toEqual([limits.widthMm, limits.heightMm]);
          if (!item.bleed) continue;
          expect(bleedMm, `${slug}: the face bleeds as far as its photo`).toBe(limits.bleedMm);
          expect(item.place.width, slug).toBe(widthMm);
          if (item.place.height === heightMm) expect(item.outline, slug).toBe(outline);
        }
  });

  it('S1.13 what goes round a thing is no wider than the thing is round', () => {
    const round = customizable.flatMap(({ slug }) =>
      surfacesOf(slug).flatMap(({ id, widthMm, radiusMm }) =>
        radiusMm ? [{ face: `${slug} ${id}`, widthMm, radiusMm }] : [],
      ),
    );
    expect(round.map(({ face: surface }) => surface).toSorted()).toEqual([
      'album-photo-pouf seam',
      'citrus-travel-cologne picture',
      'hearth-photo-mug back',
      'hearth-photo-mug front',
      'hearth-photo-mug handle',
      'lantern-photo-lamp shade',
      'slow-evening-soy-candle label',
    ]);
    // A hair's breadth of overlap.
    for (const { face: surface, widthMm, radiusMm } of round)
      expect(widthMm, surface).toBeLessThan(2 * Math.PI * radiusMm + 1);
  });

  it('S3.17 everything lies inside its face', () => {
    for (const { slug } of customizable)
      for (const surface of surfacesOf(slug))
        for (const { place } of surface.itemList) {
          expect(Math.min(place.x, place.y), `${slug} ${surface.id}`).toBeGreaterThanOrEqual(0);
          expect(place.x + place.width, `${slug} ${surface.id}`).toBeLessThanOrEqual(surface.widthMm);
          expect(place.y + place.height, `${slug} ${surface.id}`).toBeLessThanOrEqual(surface.heightMm);
        }
  });

  it('S3.17 texts keep clear of photos unless they stand upon one that fills the face, and of the code', () => {
    for (const { slug } of customizable)
      for (const surface of surfacesOf(slug)) {
        const photos = surface.itemList.filter((item) => item.kind === 'photo' && !item.bleed);
        const codes = surface.itemList.filter((item) => item.kind === 'qr');
        for (const text of surface.itemList.filter((item) => item.kind === 'text'))
          for (const { place } of [...photos, ...codes]) {
            const apart =
              text.place.x >= place.x + place.width ||
              text.place.x + text.place.width <= place.x ||
              text.place.y >= place.y + place.height ||
              text.place.y + text.place.height <= place.y;
            expect(apart, `${slug} ${surface.id}`).toBe(true);
          }
      }
  });

  it('S2.8 whatever can carry a medium has one place for the code, between 12 and 20 mm', () => {
    for (const { slug, customizationList } of customizable) {
      const codes = surfacesOf(slug)
        .flatMap(({ itemList }) => itemList)
        .filter((item) => item.kind === 'qr');
      expect(codes.length, slug).toBe(customizationList.some(({ limits }) => limits.arAllowed) ? 1 : 0);
      for (const { place } of codes) expect(place.width, slug).toSatisfy((mm) => mm >= 12 && mm <= 20);
    }
  });

  it('S3.17 paper and material are not printed: the only ground that is ink is that of the scarf', () => {
    const printed = customizable.flatMap(({ slug }) =>
      surfacesOf(slug).flatMap(({ id, background, backgroundPrinted }) =>
        background !== '#ffffff' && backgroundPrinted !== false ? [`${slug} ${id}`] : [],
      ),
    );
    expect(printed).toEqual(['lumen-silk-scarf front']);
  });

  it('S3.17 what is dark and not engraved has white ink, and whatever is called an engraving is one', () => {
    for (const { slug, customizationList } of customizable)
      for (const { id, background, backgroundPrinted, whiteInk, dyed, engraved, itemList } of surfacesOf(slug)) {
        const name = `${slug} ${id}`;
        const dark = backgroundPrinted === false && brightnessOf(background) < 160;
        if (dark) expect(Boolean(whiteInk) !== Boolean(engraved), name).toBe(true);
        if (background === colorCodes.black) expect(whiteInk || dyed, name).toBe(true);
        const titles = itemList.flatMap((item) => ('slot' in item ? [customizationList[item.slot]!.title] : []));
        if (titles.some((title) => /^engrav/i.test(title))) expect(engraved, name).toBe(true);
        if (engraved) expect(backgroundPrinted, name).toBe(false);
      }
  });
});
