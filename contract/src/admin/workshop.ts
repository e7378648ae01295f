import * as z from 'zod';
import { closedLineStates, lineReasons, lineStates, mostMovedLines } from '../values/line-states.ts';
import { preflightChecks, preflightLevels } from '../values/preflight.ts';
import { proofLimits, proofStates } from '../values/proofs.ts';
import { listPage } from './lists.ts';

const lineState = z.enum(lineStates);
const reason = z
  .enum([...new Set(Object.values(lineReasons).flat())] as [string, ...string[]])
  .transform((value) => value as (typeof lineReasons)[keyof typeof lineReasons][number]);
const date = z.string().regex(/^\d{4}-\d\d-\d\d$/);
const version = z.int().min(1);

/** A finding of the preflight; `figure` was measured, `limit` is what it is held to. */
const preflightItem = z.strictObject({
  check: z.enum(preflightChecks),
  level: z.enum(preflightLevels),
  page: z.int().nullable(),
  slot: z.int().nullable(),
  figure: z.number().nullable(),
  limit: z.number().nullable(),
  detail: z.string(),
});
export type PreflightFinding = z.infer<typeof preflightItem>;

/** A printed page; millimeters. */
const printPage = z.strictObject({
  title: z.string(),
  widthMm: z.number(),
  heightMm: z.number(),
  bleedMm: z.number(),
  safeMm: z.number(),
  outline: z.enum(['rectangle', 'ellipse']),
});
export type WorkshopPage = z.infer<typeof printPage>;

/** A line of an order in the workshop. `moveList` are the states to which it can be moved now. */
export const workshopLine = z.strictObject({
  id: z.uuid(),
  version,
  state: lineState,
  moveList: z.array(lineState),
  hasPrint: z.boolean(),
  reason: z.string().nullable(),
  note: z.string(),
  changedAt: z.string(),
  changedBy: z.string(),
  packedPieces: z.int(),
  order: z.strictObject({
    id: z.uuid(),
    number: z.string(),
    name: z.string(),
    paidAt: z.string().nullable(),
    shipOn: date.nullable(),
    /** Until the end of that day; negative when it is late. */
    hoursLeft: z.int().nullable(),
    /** The message of a gift, which may be empty; null where it is none. */
    giftMessage: z.string().nullable(),
  }),
  position: z.int(),
  lineCount: z.int(),
  name: z.string(),
  sku: z.string(),
  color: z.string().nullable(),
  size: z.string().nullable(),
  quantity: z.int(),
  mainImageUrl: z.string(),
  slotList: z.array(
    z.strictObject({ slot: z.int(), title: z.string(), text: z.string(), choiceList: z.array(z.string()) }),
  ),
  extraList: z.array(z.string()),
  projectId: z.uuid().nullable(),
  viewerCode: z.string().nullable(),
  print: z.strictObject({ hash: z.string(), bytes: z.int(), pages: z.int() }).nullable(),
  preflight: z
    .strictObject({
      level: z.enum(preflightLevels),
      itemList: z.array(preflightItem),
      pageList: z.array(printPage),
      createdAt: z.string(),
    })
    .nullable(),
  proof: z
    .strictObject({
      state: z.enum(proofStates),
      message: z.string(),
      answerText: z.string(),
      createdAt: z.string(),
      answeredAt: z.string().nullable(),
    })
    .nullable(),
});
export type WorkshopLine = z.infer<typeof workshopLine>;

const queuedState = lineState.refine((state) => !closedLineStates.includes(state));
export const workshopQuery = z.strictObject({
  /** The lines in a state; those that the workshop is done with are found by their order alone. */
  state: queuedState.optional(),
  /** All lines of one order: its number, a viewer code, or the address in a code on a print. */
  code: z.string().trim().max(300).optional(),
  /** The lines that are printed, or those that are not. */
  hasPrint: z.stringbool().optional(),
  cursor: z.string().max(200).optional(),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});
export type WorkshopQuery = z.output<typeof workshopQuery>;
export const workshopPage = listPage(workshopLine);

export const lineParams = z.strictObject({ lineId: z.uuid() });
export const linePageParams = z.strictObject({ lineId: z.uuid(), page: z.coerce.number().int().min(0).max(500) });
export const pictureQuery = z.strictObject({
  /** Pixels of the longer side. */
  size: z.coerce.number().int().min(64).max(4000).default(1200),
});

const seenLine = z.strictObject({ id: z.uuid(), version: version.optional() });
const note = z.string().trim().max(1000).default('');

export const lineMoves = z.strictObject({
  lineList: z.array(seenLine).min(1).max(mostMovedLines),
  to: lineState,
  reason: reason.optional(),
  note,
});
export const movedLines = z.strictObject({
  lineList: z.array(
    z.strictObject({ id: z.uuid(), orderId: z.uuid(), from: lineState, to: lineState, version: z.int() }),
  ),
});

/** A move of a line, as its history tells it. */
export const lineHistory = z.strictObject({
  moveList: z.array(
    z.strictObject({
      from: lineState,
      to: lineState,
      reason: z.string().nullable(),
      note: z.string(),
      by: z.string(),
      at: z.string(),
    }),
  ),
});

export const proofRequest = z.strictObject({
  version: version.optional(),
  message: z.string().trim().max(proofLimits.message).default(''),
});
export const pieceCount = z.strictObject({ count: z.int().min(0).max(10_000), version: version.optional() });

export const printsQuery = z.strictObject({
  /** Ids of lines, between commas; without them all that are ready. */
  lines: z
    .string()
    .max(20_000)
    .transform((text) => text.split(','))
    .pipe(z.array(z.uuid()).max(500))
    .optional(),
});

const timeOfDay = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/** How the workshop works. */
const workshopSettings = z.strictObject({
  cutOff: timeOfDay,
  closedWeekdayList: z.array(z.int().min(0).max(6)).max(7),
  closedDateList: z.array(date).max(500),
  /** Working days that a product takes which does not say otherwise. */
  productionDays: z.int().min(0).max(60),
  /** What print files are called, with the placeholders of `printNamePlaceholders`. */
  printNamePattern: z.string().trim().min(1).max(200),
});
export type WorkshopSettings = z.infer<typeof workshopSettings>;
/** The same with the number of their changes. */
export const storedWorkshopSettings = workshopSettings.extend({ version: z.int() });
/** A change, with the version that the operator saw; another version is refused. */
export const workshopSettingsBody = workshopSettings.extend({ version: z.int().min(0).optional() });
