import { csvRows } from '../../platform/lists/csv-rows.ts';
import { numberIn } from '../orders/order-search.ts';

/** A row of a carrier's list: an order's number and a parcel's. */
export interface TrackedParcel {
  number: number;
  trackingNumber: string;
}

const isReferenceColumn = (name: string): boolean =>
  /^(sendungs|kunden|empfänger|empfaenger)?-?\s?referen[zc]e?\b|^order|^bestell|^auftrag/i.test(name.trim());
const isTrackingColumn = (name: string): boolean =>
  /^sendungsnummer|^paket(schein)?-?nummer|^tracking|^track\s?-?id|^parcel\s?(no|number|id)|^identcode|^shipment\s?number/i.test(
    name.trim(),
  );

const looksLikeOrder = (cell: string): boolean => /^\s*#?\s*a\d{4,12}\s*$/i.test(cell);
const looksLikeTracking = (cell: string): boolean => /^[\w .\-/]{8,60}$/.test(cell.trim()) && /\d{5}/.test(cell);

/** The cell of a row that is wanted: that of the column which is called so, or else the first that looks like it. */
function cellOf(cells: readonly string[], column: number, looksLike: (cell: string) => boolean): string {
  const named = column >= 0 ? cells[column]?.trim() : undefined;
  return named ?? cells.find(looksLike)?.trim() ?? '';
}

/**
 * Reads the list of tracking numbers that a carrier's portal gives back (CSV). Its columns are found by the names that
 * DHL, DPD and GLS give them, or by what stands in them. Rows without an order's number or a parcel's are left out, and the
 * same parcel is read once.
 */
export function readTracking(text: string): TrackedParcel[] {
  const rows = csvRows(text);
  const [head = []] = rows;
  const columns = { reference: head.findIndex(isReferenceColumn), tracking: head.findIndex(isTrackingColumn) };
  const parcels = new Map<string, TrackedParcel>();
  for (const cells of rows) {
    const number = numberIn(cellOf(cells, columns.reference, looksLikeOrder));
    const trackingNumber = cellOf(
      cells,
      columns.tracking,
      (cell) => looksLikeTracking(cell) && !looksLikeOrder(cell),
    ).replace(/^'/, '');
    if (number === null || !looksLikeTracking(trackingNumber)) continue;
    parcels.set(`${number} ${trackingNumber}`, { number, trackingNumber });
  }
  return [...parcels.values()];
}
