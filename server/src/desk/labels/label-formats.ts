import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { LabelFormat } from '@afterimage/contract/values/labels.ts';
import { safeCell } from '../../platform/lists/csv-dialect.ts';
import { alpha3Of } from './country-codes.ts';

/** A parcel that is to be sent. */
interface LabelParcel {
  orderNumber: string;
  email: string;
  address: PostalAddress;
  delivery: string;
}

interface Format {
  /** The names of the columns, as the carrier's template has them, with what stands in each. */
  columns: readonly (readonly [name: string, cell: (parcel: LabelParcel) => string])[];
  delimiter: string;
}

const nameOf = ({ address }: LabelParcel): string => `${address.firstName} ${address.lastName}`.trim();
const company = ({ address }: LabelParcel): string => address.company ?? '';
/** The company, where there is one, with the person below it. */
const firstName = (parcel: LabelParcel): string => company(parcel) || nameOf(parcel);
const secondName = (parcel: LabelParcel): string => (company(parcel) ? nameOf(parcel) : '');
const street = ({ address }: LabelParcel): string => streetAndNumber(address.line1).street;
const house = ({ address }: LabelParcel): string => streetAndNumber(address.line1).house;
const further = ({ address }: LabelParcel): string => address.line2 ?? '';
const postcode = ({ address }: LabelParcel): string => address.postalCode;
const city = ({ address }: LabelParcel): string => address.city;
const region = ({ address }: LabelParcel): string => address.region ?? '';
const country = ({ address }: LabelParcel): string => address.countryCode;
const phone = ({ address }: LabelParcel): string => (address.phone ?? '').replace(/^\+/, '00');
const email = (parcel: LabelParcel): string => parcel.email;
const reference = (parcel: LabelParcel): string => parcel.orderNumber;
/** What only the portal knows: it takes its default. */
const empty = (): string => '';

/** Street and house number of a line, where the number is at its end as in Germany, or at its beginning. */
export function streetAndNumber(line: string): { street: string; house: string } {
  const last = /^(.*?\D)[\s,]+(\d+\s?[a-z]?(?:\s?[-/+]\s?\d+\s?[a-z]?)?)$/i.exec(line.trim());
  if (last) return { street: last[1] ?? '', house: last[2] ?? '' };
  const first = /^(\d+\s?[a-z]?(?:[-/]\d+)?)[\s,]+(.*\D.*)$/i.exec(line.trim());
  if (first) return { street: first[2] ?? '', house: first[1] ?? '' };
  return { street: line.trim(), house: '' };
}

/** The templates are named in docs/decisions/0089-carriers-files.md, with their versions. */
const formats: Readonly<Record<LabelFormat, Format>> = {
  dhl: {
    delimiter: ';',
    columns: [
      ['Sendungsreferenz', reference],
      ['Sendungsdatum', empty],
      ['Empfänger Name 1', firstName],
      ['Empfänger Name 2 / Postnummer', secondName],
      ['Empfänger Name 3', further],
      ['Empfänger Straße', street],
      ['Empfänger Hausnummer', house],
      ['Empfänger PLZ', postcode],
      ['Empfänger Ort', city],
      ['Empfänger Provinz', region],
      ['Empfänger Land', (parcel) => alpha3Of(country(parcel))],
      ['Empfängerreferenz', reference],
      ['Empfänger E-Mail-Adresse', email],
      ['Empfänger Telefonnummer', phone],
      ['Gewicht', empty],
      ['Länge', empty],
      ['Breite', empty],
      ['Höhe', empty],
      ['Produkt- und Servicedetails', empty],
      ['Abrechnungsnummer', empty],
    ],
  },
  dpd: {
    delimiter: ';',
    columns: [
      ['Firma', company],
      ['Name', nameOf],
      ['Adresszusatz', further],
      ['Straße', street],
      ['Hausnummer', house],
      ['Land', country],
      ['PLZ', postcode],
      ['Ort', city],
      ['Telefon', phone],
      ['E-Mail', email],
      ['Referenz 1', reference],
      ['Gewicht', empty],
    ],
  },
  gls: {
    delimiter: ';',
    columns: [
      ['Kundenreferenz', reference],
      ['Name 1', firstName],
      ['Name 2', secondName],
      ['Name 3', further],
      ['Straße', street],
      ['Hausnummer', house],
      ['Land', country],
      ['PLZ', postcode],
      ['Ort', city],
      ['Telefon', phone],
      ['E-Mail', email],
      ['Gewicht', empty],
      ['Anzahl Pakete', () => '1'],
    ],
  },
  generic: {
    delimiter: ',',
    columns: [
      ['order', reference],
      ['name', nameOf],
      ['company', company],
      ['street', ({ address }) => address.line1],
      ['street2', further],
      ['postcode', postcode],
      ['city', city],
      ['region', region],
      ['country', country],
      ['phone', phone],
      ['email', email],
      ['delivery', ({ delivery }) => delivery],
    ],
  },
};

/** The rows of a carrier's file, its head first. */
export function labelRows(
  format: LabelFormat,
  parcels: readonly LabelParcel[],
): { delimiter: string; rows: string[][] } {
  const { columns, delimiter } = formats[format];
  return {
    delimiter,
    rows: [
      columns.map(([name]) => name),
      ...parcels.map((parcel) => columns.map(([, cell]) => safeCell(cell(parcel).replaceAll(/\s+/g, ' ').trim()))),
    ],
  };
}
