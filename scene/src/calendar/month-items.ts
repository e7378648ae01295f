import type { CalendarSettings } from '@afterimage/contract/calendar.ts';
import type { FixedItem, MonthItem, PrintArea, TextStyle } from '@afterimage/contract/print.ts';
import { holidaysOf } from './holidays.ts';
import { addMonths, daysIn, type Month, monthNames, monthOf, weekdayNames, weekdayOf } from './months.ts';
import { datesOn, type OwnDate } from './own-dates.ts';

/** A calendar with a known first month. */
export type SettledCalendar = Omit<CalendarSettings, 'start' | 'language'> & { start: string; language: string };

/** Shares of the height of a month's area, and millimeters in a day cell. */
const titleShare = 0.125;
const weekdayShare = 0.06;
const leastWeeks = 5;
const inset = 1.2;
const numberMm = { size: 8.6, height: 11, top: 1.2 };
const nameMm = { size: 3.4, line: 4.2 };

/** The month that an item shows. */
const monthOfItem = ({ offset }: Pick<MonthItem, 'offset'>, { start }: SettledCalendar): Month =>
  addMonths(monthOf(start), offset);

/** A month as texts and lines: its name and year, the days of the week, and a cell for each day. */
export function monthItems(item: MonthItem, calendar: SettledCalendar, dates: readonly OwnDate[]): FixedItem[] {
  const month = monthOfItem(item, calendar);
  const { place } = item;
  const titleHeight = place.height * titleShare;
  const weekdayHeight = place.height * weekdayShare;
  const first = calendar.weekStart === 'sunday' ? 0 : 1;
  const leading = (weekdayOf(month, 1) - first + 7) % 7;
  const weeks = Math.ceil((leading + daysIn(month)) / 7);
  const top = place.y + titleHeight + weekdayHeight;
  const field = {
    width: place.width / 7,
    height: (place.height - titleHeight - weekdayHeight) / Math.max(leastWeeks, weeks),
  };
  const holidays = calendar.holidays ? holidaysOf(month, calendar.holidays, calendar.language) : [];
  const fieldOf = (column: number, row: number): PrintArea =>
    area(place.x + column * field.width, top + row * field.height, field.width, field.height);
  return [
    ...titleItems(item, month, calendar.language, titleHeight),
    ...Array.from({ length: 7 }, (_, column) =>
      weekdayLabel(item, column, { first, weekdayHeight, titleHeight, calendar }),
    ),
    ...Array.from({ length: weeks }, (_, row) => line(item, top + row * field.height)),
    ...Array.from({ length: daysIn(month) }, (_, index) => {
      const [day, at] = [index + 1, leading + index];
      const own = holidays.filter((holiday) => holiday.day === day).map(({ name }) => name);
      const isRed = own.length > 0 || weekdayOf(month, day) === 0;
      return dayItems(item, fieldOf(at % 7, Math.floor(at / 7)), {
        day,
        color: isRed ? item.accent : item.color,
        holidays: own,
        names: datesOn(dates, month, day).map(({ name }) => name),
      });
    }).flat(),
  ];
}

const area = (x: number, y: number, width: number, height: number): PrintArea => ({
  x: rounded(x),
  y: rounded(y),
  width: rounded(width),
  height: rounded(height),
  rotation: 0,
});
const rounded = (mm: number): number => Math.round(mm * 1000) / 1000;

function label(
  text: string,
  font: string,
  place: PrintArea,
  style: Pick<TextStyle, 'color'> & { align?: TextStyle['align']; sizeMm: number },
): FixedItem {
  return { kind: 'label', text, font, place, style: { align: 'left', curve: 0, ...style } };
}

function titleItems(item: MonthItem, { year, month }: Month, language: string, height: number): FixedItem[] {
  const { x, y, width } = item.place;
  const sizeMm = height * 0.72;
  const yearWidth = height * 2.4;
  return [
    label(
      monthNames(language)[month - 1] ?? '',
      item.titleFont,
      area(x + inset, y, width - yearWidth - 3 * inset, height),
      { color: item.color, sizeMm },
    ),
    label(String(year), item.titleFont, area(x + width - yearWidth - inset, y, yearWidth, height), {
      color: item.quiet,
      sizeMm,
      align: 'right',
    }),
  ];
}

interface WeekdayPlace {
  first: number;
  titleHeight: number;
  weekdayHeight: number;
  calendar: SettledCalendar;
}

function weekdayLabel(
  item: MonthItem,
  column: number,
  { first, titleHeight, weekdayHeight, calendar }: WeekdayPlace,
): FixedItem {
  const weekday = (first + column) % 7;
  const { x, y, width } = item.place;
  const place = area(x + (column * width) / 7 + inset, y + titleHeight, width / 7 - 2 * inset, weekdayHeight);
  const color = weekday === 0 ? item.accent : item.quiet;
  return label(weekdayNames(calendar.language)[weekday] ?? '', item.font, place, { color, sizeMm: 4 });
}

const line = (item: MonthItem, y: number): FixedItem => ({
  kind: 'shape',
  outline: 'rectangle',
  color: item.line,
  place: area(item.place.x, y - 0.125, item.place.width, 0.25),
});

interface Day {
  day: number;
  color: string;
  holidays: readonly string[];
  names: readonly string[];
}

/** The number of a day and the names below it, each on one or two lines; many names are set smaller. */
function dayItems(item: MonthItem, field: PrintArea, { day, color, holidays, names }: Day): FixedItem[] {
  const width = field.width - 2 * inset;
  const entries = [
    ...holidays.map((text) => ({ text: inLines(text, width), color: item.accent, ofSlot: undefined })),
    ...names.map((text) => ({ text: inLines(text, width), color: item.color, ofSlot: item.dateSlot })),
  ];
  const lines = entries.reduce((sum, { text }) => sum + linesIn(text), 0);
  const top = numberMm.top + numberMm.height;
  const lineHeight = Math.min(nameMm.line, (field.height - top - inset) / Math.max(1, lines));
  const sizeMm = Math.min(nameMm.size, (lineHeight * nameMm.size) / nameMm.line);
  let y = field.y + top;
  return [
    label(String(day), item.font, area(field.x + inset, field.y + numberMm.top, 16, numberMm.height), {
      color,
      sizeMm: numberMm.size,
    }),
    ...entries.map((entry) => {
      const height = lineHeight * linesIn(entry.text);
      const place = area(field.x + inset, y, width, height);
      y += height;
      const words = label(entry.text, item.font, place, { color: entry.color, sizeMm });
      return entry.ofSlot === undefined ? words : { ...words, ofSlot: entry.ofSlot };
    }),
  ];
}

const linesIn = (text: string): number => text.split('\n').length;
/** Average width of a character, as a share of the em. */
const signWidth = 0.5;

/** Breaks a name that is too long for one line into two, at the space nearest to its middle. */
function inLines(text: string, width: number): string {
  if (text.length * signWidth * nameMm.size <= width) return text;
  const spaces = Array.from(text.matchAll(/\s+/g), ({ index }) => index);
  const middle = text.length / 2;
  const [best] = spaces.toSorted((one, other) => Math.abs(one - middle) - Math.abs(other - middle));
  return best === undefined ? text : `${text.slice(0, best)}\n${text.slice(best).trimStart()}`;
}
