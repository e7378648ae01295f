import { pictureCorners } from './models.generated.ts';
import { productList } from './products.ts';
import { accessorySurfaces } from './surfaces/accessories.ts';
import { clothesSurfaces } from './surfaces/clothes.ts';
import { cosmeticsSurfaces } from './surfaces/cosmetics.ts';
import { slotOf, type TemplateSurface } from './surfaces/define-surface.ts';
import { homeSurfaces } from './surfaces/home.ts';
import { withPrintQuality } from './surfaces/print-quality.ts';
import type { SampleCalendar, SampleSurface } from './template.ts';

const surfacesBySlug: Readonly<Record<string, TemplateSurface[]>> = {
  ...homeSurfaces,
  ...clothesSurfaces,
  ...accessorySurfaces,
  ...cosmeticsSurfaces,
};

/** What is printed on each customisable product, face by face, by the product's slug. */
export const templates: ReadonlyMap<string, readonly SampleSurface[]> = new Map(
  productList
    .filter((product) => product.isCustomizable)
    .map(({ slug, customizationList }) => [
      slug,
      (surfacesBySlug[slug] ?? []).map(({ pages, ...each }) => ({
        ...withPrintQuality(slug, each),
        pictureCorners: pictureCorners[slug]?.[each.id] ?? null,
        itemList: each.itemList.map((item) => item(customizationList)),
        ...(pages && {
          pageList: pages.map((titles) => ({ slotList: titles.map((title) => slotOf(customizationList, title)) })),
        }),
      })),
    ]),
);

/** The default calendar settings of each product that has months. */
export const calendars: Readonly<Record<string, SampleCalendar>> = {
  'almanac-photo-wall-calendar': { start: 1, weekStart: 'monday', holidays: null },
};
