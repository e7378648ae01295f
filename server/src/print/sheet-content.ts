import { asc, eq } from 'drizzle-orm';
import type { SoldSlot } from '@afterimage/contract/filled-slot.ts';
import { inkOf } from '@afterimage/scene/ink.ts';
import { effectiveDpi } from '@afterimage/scene/place-photo.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderNumber } from '../orders/order-number.ts';
import { orderLines } from '../orders/tables.ts';
import type { StoredFile } from '../files/stored-files.ts';
import { acceptedWarnings, type ChosenPart, chosenParts } from './line-choices.page.ts';
import type { PlateNames } from './plates.ts';
import { photoFacts, type ProductionSheet, styleDetails } from './production-sheet.page.ts';
import type { ProjectScene } from './project-scene.ts';

/** The content of a project's production sheet; `notes` are the instructions of its choices. */
export async function readSheet(
  db: Database,
  { line, order, slots, photos, surfaceList, proofChecksum }: ProjectScene,
  { plateNames, notes }: { plateNames: PlateNames; notes: readonly string[] },
): Promise<ProductionSheet> {
  const lines = await db
    .select({ id: orderLines.id, quantity: orderLines.quantity })
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.position), asc(orderLines.id));
  const details = slotDetails(surfaceList, photos);
  return {
    order: orderNumber(order.number),
    line: line.position + 1,
    lineCount: lines.length,
    pieces: piecesOf(lines, line.id),
    product: line.name,
    sku: line.sku,
    color: line.color,
    size: line.size,
    parts: chosenParts(asPrinted(slots, surfaceList), line.extraList).map((part) => withDetails(part, details)),
    pages: surfaceList.map((surface) => {
      const { title, widthMm, heightMm, bleedMm } = surface;
      const ink = inkOf(surface);
      return { title, widthMm, heightMm, bleedMm, plate: ink === 'process' ? null : plateNames[ink] };
    }),
    warnings: acceptedWarnings(line.acceptedWarningList, slots),
    notes,
    proofChecksum,
  };
}

/** Photos are shown as they are printed: an engraving has no colors, and a choice may set the filter. */
export function asPrinted(slots: readonly SoldSlot[], surfaceList: readonly SceneSurface[]): SoldSlot[] {
  const items = surfaceList.flatMap(({ itemList }) => itemList);
  const looks = new Map(
    items.flatMap((item) => (item.kind === 'photo' && item.photo ? [[item.slot, item.photo.look]] : [])),
  );
  return slots.map((slot) => (slot.kind === 'photo' ? { ...slot, look: looks.get(slot.slot) ?? slot.look } : slot));
}

/** The range of pieces of a line, counted through the order's lines from 1. */
export function piecesOf(
  lines: readonly { id: string; quantity: number }[],
  lineId: string,
): ProductionSheet['pieces'] {
  const index = lines.findIndex(({ id }) => id === lineId);
  const sum = (some: typeof lines) => some.reduce((count, { quantity }) => count + quantity, 0);
  const before = sum(lines.slice(0, index));
  return { first: before + 1, last: before + (lines[index]?.quantity ?? 0), total: sum(lines) };
}

const withDetails = (part: ChosenPart, details: ReadonlyMap<number, readonly string[]>): ChosenPart => ({
  ...part,
  details: [...part.details, ...(part.slot === null ? [] : (details.get(part.slot) ?? []))],
});

/** Describes how each slot is printed: the file and resolution of photos, the style of texts. */
export function slotDetails(
  surfaceList: readonly SceneSurface[],
  files: ReadonlyMap<string, Pick<StoredFile, 'mimeType'>>,
): Map<number, string[]> {
  const details = new Map<number, string[]>();
  for (const surface of surfaceList)
    for (const item of surface.itemList) {
      const own = itemDetails(item, surface, files);
      if (own && !details.has(own.slot)) details.set(own.slot, own.details);
    }
  return details;
}

function itemDetails(
  item: SceneItem,
  { engraved = false }: SceneSurface,
  files: ReadonlyMap<string, Pick<StoredFile, 'mimeType'>>,
): { slot: number; details: string[] } | null {
  if (item.kind === 'text' && item.text !== '') return { slot: item.slot, details: styleDetails(item.style, engraved) };
  if (item.kind !== 'photo' || !item.photo) return null;
  const { photo, place, bleedMm, slot } = item;
  const dpi = effectiveDpi({ photo, place, bleedMm }, photo.look.placement);
  const { id, width, height } = photo;
  const mimeType = files.get(id)?.mimeType ?? '';
  return { slot, details: [...(engraved ? ['engraved'] : []), ...photoFacts({ id, mimeType, width, height, dpi })] };
}
