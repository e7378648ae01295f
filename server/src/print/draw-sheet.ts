import { defaultFont } from '@afterimage/scene/fonts.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { layOutSheet, type SheetHead, sheetTexts } from './lay-out-sheet.ts';
import { loadFonts } from './print-fonts.ts';
import type { PrintSheet } from './print-pdf.ts';
import {
  type ProductionSheet,
  sheetEntry,
  type SheetRow,
  sheetRows,
  sheetTitle,
  sheetWarning,
} from './production-sheet.page.ts';

/** The production sheet as pages of the print file. */
export async function drawSheet(sheet: ProductionSheet): Promise<PrintSheet[]> {
  const head = { band: sheetTitle, warning: sheetWarning, title: sheet.order };
  const rows = sheetRows(sheet);
  const fonts = await loadFonts([textsToRead(head, rows)]);
  return layOutSheet(head, rows, fonts).map((drawing, index) => ({ title: sheetEntry(index + 1), drawing }));
}

/** Fonts are loaded per surface: this surface contains all texts of the sheet. */
function textsToRead(head: SheetHead, rows: readonly SheetRow[]): SceneSurface {
  const place = { x: 0, y: 0, width: 1, height: 1, rotation: 0 };
  const style = { align: 'left' as const, color: '#000000', curve: 0 };
  const itemList = sheetTexts(head, rows).map((text) => ({
    kind: 'text' as const,
    slot: 0,
    place,
    text,
    font: defaultFont,
    style,
  }));
  const looks = { bleedMm: 0, safeMm: 0, outline: 'rectangle', background: '#ffffff' } as const;
  return { id: 'sheet', title: sheetTitle, widthMm: 1, heightMm: 1, ...looks, itemList };
}
