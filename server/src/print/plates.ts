import type { PdfDocument, PdfPage, PdfReference } from './pdf-parts.ts';

/** The names of the spot inks, as the press software knows them. */
export interface PlateNames {
  white: string;
  engraving: string;
}
export type Plate = keyof PlateNames;

export const defaultPlateNames: PlateNames = { white: 'White', engraving: 'Engraving' };

/** The resource names of the plates' color spaces and of the graphics state that overprints. */
const colorSpaceNames = { white: 'PlateWhite', engraving: 'PlateEngraving' } as const;
const overprintName = 'Overprint';

/**
 * The alternate color for programs without separations, at full tint. White must differ from the paper of the page, and nothing
 * else in these files has this pale blue.
 */
const alternates = { white: [0.72, 0.79, 0.88], engraving: [0.16, 0.17, 0.19] } as const;

/**
 * The plates of a document. Their color spaces are written by hand, because pdfkit treats a name that is also a CSS color, such
 * as White, as that RGB color.
 */
export function platesOf(doc: PdfDocument, names: PlateNames) {
  const spaces = new Map<Plate, PdfReference>();
  let overprint: PdfReference | undefined;

  const spaceOf = (plate: Plate): PdfReference => {
    let space = spaces.get(plate);
    if (space) return space;
    // No ink is the paper; between, in a straight line (ISO 32000-1, 8.6.6.4 and 7.10.3).
    const tint = { FunctionType: 2, Domain: [0, 1], C0: [1, 1, 1], C1: [...alternates[plate]], N: 1 };
    space = doc.ref(['Separation', pdfName(names[plate]), 'DeviceRGB', tint]);
    space.end();
    spaces.set(plate, space);
    return space;
  };

  return {
    spaceOf,

    /** The operators that select a tint of a plate for the next fill; 1 is full ink. */
    tint(page: PdfPage, plate: Plate, tint: number): (string | number)[] {
      page.colorSpaces[colorSpaceNames[plate]] = spaceOf(plate);
      return [`/${colorSpaceNames[plate]}`, 'cs', tint, 'scn'];
    },

    /** The operators that switch on overprint, so that the other plates stay unchanged (ISO 32000-1, 8.6.7). */
    overprint(page: PdfPage): string[] {
      if (!overprint) {
        overprint = doc.ref({ Type: 'ExtGState', OP: true, op: true, OPM: 0 });
        overprint.end();
      }
      page.ext_gstates[overprintName] = overprint;
      return [`/${overprintName}`, 'gs'];
    },
  };
}
export type Plates = ReturnType<typeof platesOf>;

/** A name in PDF syntax: irregular characters are written as their UTF-8 bytes (ISO 32000-1, 7.3.5). */
export const pdfName = (name: string): string =>
  Array.from(new TextEncoder().encode(name), (byte) =>
    /[\w.-]/.test(String.fromCharCode(byte)) && byte < 0x80
      ? String.fromCharCode(byte)
      : `#${byte.toString(16).padStart(2, '0')}`,
  ).join('');
