import { createHash } from 'node:crypto';
import { chosenExtras, effectsOf, notesOf } from '@afterimage/scene/apply-effects.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import type { Database } from '../platform/db/connection.ts';
import { orderNumber } from '../orders/order-number.ts';
import type { PlateNames } from './plates.ts';
import type { PrintAbout } from './print-pdf.ts';
import type { ProductionSheet } from './production-sheet.page.ts';
import { type ProjectScene, readProjectScene } from './project-scene.ts';
import { readSheet } from './sheet-content.ts';

/** Raise it when the same scene is painted otherwise than before, so that print files are made anew. */
const painterVersion = 2;

/** All that goes into the print file of a project. */
export interface PrintContent {
  /** Its hash is the SHA-256 (hex) of all that is here: the same hash is the same file, byte for byte. */
  about: PrintAbout;
  surfaceList: readonly SceneSurface[];
  /** Where the untouched photos lie in the store, by id. */
  photoKeys: ReadonlyMap<string, string>;
  plateNames: PlateNames;
  sheet: ProductionSheet;
}

interface PrintSettings {
  shopUrl: string;
  plateNames: PlateNames;
}

/**
 * Reads what is to be printed of a project now; null when there is no such project any more. Fails when a photo is gone,
 * for a print without it would be wrong.
 */
export async function readPrintContent(
  db: Database,
  projectId: string,
  { shopUrl, plateNames }: PrintSettings,
): Promise<PrintContent | null> {
  const projectScene = await readProjectScene(db, projectId, shopUrl);
  if (!projectScene) return null;
  const { line, order, photos, surfaceList } = projectScene;
  const title = printName(order.number, line);
  const about = { title, projectId, date: order.paidAt ?? order.createdAt };
  const photoKeys = new Map(Array.from(photos, ([id, file]) => [id, file.originalKey ?? file.storageKey]));
  const sheet = await readSheet(db, projectScene, { plateNames, notes: productionNotes(projectScene) });
  const all = JSON.stringify([
    painterVersion,
    about,
    surfaceList,
    Array.from(photoKeys, String).toSorted(),
    plateNames,
    sheet,
  ]);
  const hash = createHash('sha256').update(all).digest('hex');
  return { about: { ...about, hash }, surfaceList, photoKeys, plateNames, sheet };
}

/** The instructions of a line's options for production: its current choices in slots, and its extras. */
const productionNotes = ({ slots, line }: ProjectScene): string[] =>
  notesOf(effectsOf([...chosenExtras([], { slots }), ...line.extraList]));

/** What a print file is called: `A10001-1-framed-print`, for the first line of the order A10001. */
export function printName(number: number, line: { position: number; slug: string }): string {
  return `${orderNumber(number)}-${line.position + 1}-${line.slug}`;
}
