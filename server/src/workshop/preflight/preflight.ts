import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import type { PreflightCheck, PreflightLevel } from '@afterimage/contract/values/preflight.ts';
import { goodDpi, leastTextMm, type SceneWarning } from '@afterimage/scene/warnings.ts';

/** One finding: what was measured, against which limit. `detail` names what it is about, in no language. */
export interface PreflightItem {
  check: PreflightCheck;
  level: PreflightLevel;
  /** The number of the page in the print file, from 0; null where it concerns the whole file. */
  page: number | null;
  slot: number | null;
  figure: number | null;
  limit: number | null;
  detail: string;
}

/** A box of a page in millimeters. */
export interface PageBox {
  left: number;
  bottom: number;
  right: number;
  top: number;
}

/** A page as it is to be printed and as the print file has it. */
interface PageFacts {
  widthMm: number;
  heightMm: number;
  bleedMm: number;
  /** Null: the page or one of its boxes is not in the file. */
  boxes: Record<'media' | 'bleed' | 'trim', PageBox> | null;
}

/** A printed photo, measured. */
export interface PhotoFacts {
  page: number;
  slot: number;
  dpi: number;
  /** From which resolution a photo is sharp on this material; absent: on paper. */
  sharpDpi?: number | undefined;
  /** How far the picture stays away from what it must cover, with its bleed; 0 where it covers all. */
  shortfallMm: number;
  /** By how much one direction is longer than the other, 0 for a photo as it was taken. */
  stretch: number;
  /** Mean brightness of the finished print there, 0 to 1; null where it has no colors. */
  brightness: number | null;
  /** How far the nearest face is from the trim, negative when it is cut off; null where none is known. */
  faceMm: number | null;
  /** What is nearer to the trim than this may be cut off. */
  safeMm: number;
  /** Of a photo on which a medium plays, 0 to 5; null for others. */
  stars: number | null;
}

/** All that the rules look at. */
export interface PreflightFacts {
  pages: readonly PageFacts[];
  photos: readonly PhotoFacts[];
  /** What the scene warns of, with its page. */
  warnings: readonly (SceneWarning & { page: number })[];
  /** Codes to be scanned: what they should open, and what a reader finds in the finished print. */
  codes: readonly { page: number; expected: string; read: string | null }[];
  fonts: readonly { name: string; embedded: boolean }[];
  /** Whether the file declares by which profile its colors are meant. */
  hasProfile: boolean;
  accepted: readonly AcceptedWarning[];
  /** Whether the file has the content that the order has now. */
  isCurrent: boolean;
  /** Whether it is what the customer accepted; null for orders that did not store it. */
  isAcceptedProof: boolean | null;
}

/** Below this share of the sharp resolution a photo looks soft: 150 of 220 dots per inch. */
const softShare = 150 / 220;
/** A cutter is as exact as this, in millimeters. */
const toleranceMm = 0.1;
const boxToleranceMm = 0.05;
/** More cannot be seen; at three percent faces look odd. */
const stretchLimits = { amber: 0.005, red: 0.03 };
/** Dye and ink lose what is darker. */
const darkLimits = { amber: 0.2, red: 0.08 };
/** From 3 stars on a print is recognized from where people hold a phone. */
const starLimits = { amber: 3, red: 2 };

/** The findings of all rules, in the order of the checks, also those that are well. */
export function preflightOf(facts: PreflightFacts): PreflightItem[] {
  return [
    ...contentItems(facts),
    ...facts.photos.flatMap(photoItems),
    ...facts.warnings.flatMap(textItem),
    ...(facts.warnings.some(({ code }) => textChecks[code]) ? [] : [item('safe-area', 'ok')]),
    ...facts.codes.map(({ page, expected, read }) => item('code', read === expected ? 'ok' : 'red', { page })),
    ...facts.pages.flatMap(boxItems),
    ...fontItems(facts),
    item('profile', facts.hasProfile ? 'ok' : 'red'),
    ...facts.accepted.map(({ code, customizationId, dpi }) =>
      item('accepted', 'amber', { slot: customizationId, figure: dpi ?? null, detail: code }),
    ),
  ];
}

/** The gravest level of the findings. */
export function levelOf(items: readonly Pick<PreflightItem, 'level'>[]): PreflightLevel {
  if (items.some(({ level }) => level === 'red')) return 'red';
  return items.some(({ level }) => level === 'amber') ? 'amber' : 'ok';
}

function item(check: PreflightCheck, level: PreflightLevel, more: Partial<PreflightItem> = {}): PreflightItem {
  return { check, level, page: null, slot: null, figure: null, limit: null, detail: '', ...more };
}

function contentItems({ isCurrent, isAcceptedProof }: PreflightFacts): PreflightItem[] {
  return [
    item('current', isCurrent ? 'ok' : 'red'),
    ...(isAcceptedProof === null ? [] : [item('proof', isAcceptedProof ? 'ok' : 'red')]),
  ];
}

/** `amber` below or above one limit, `red` beyond the other. */
function levelBelow(figure: number, { amber, red }: { amber: number; red: number }): PreflightLevel {
  if (figure < red) return 'red';
  return figure < amber ? 'amber' : 'ok';
}
function levelAbove(figure: number, { amber, red }: { amber: number; red: number }): PreflightLevel {
  if (figure > red) return 'red';
  return figure > amber ? 'amber' : 'ok';
}

function photoItems(photo: PhotoFacts): PreflightItem[] {
  const { page, slot, dpi, sharpDpi = goodDpi, shortfallMm, stretch } = photo;
  const at = { page, slot };
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return [
    item('resolution', levelBelow(Math.round(dpi), { amber: sharpDpi, red: sharpDpi * softShare }), {
      ...at,
      figure: Math.round(dpi),
      limit: sharpDpi,
    }),
    item('reach', shortfallMm > toleranceMm ? 'red' : 'ok', {
      ...at,
      figure: rounded(shortfallMm),
      limit: toleranceMm,
    }),
    item('stretched', levelAbove(stretch, stretchLimits), {
      ...at,
      figure: rounded(stretch * 100),
      limit: stretchLimits.amber * 100,
    }),
    ...measuredItems(photo),
  ];
}

/** What was measured of a photo, if it was. */
function measuredItems({ page, slot, faceMm, safeMm, brightness, stars }: PhotoFacts): PreflightItem[] {
  const at = { page, slot };
  return [
    ...(faceMm === null
      ? []
      : [
          item('face', levelBelow(faceMm, { amber: safeMm, red: 0 }), {
            ...at,
            figure: Math.round(faceMm * 10) / 10,
            limit: safeMm,
          }),
        ]),
    ...(brightness === null
      ? []
      : [
          item('dark', levelBelow(brightness, darkLimits), {
            ...at,
            figure: Math.round(brightness * 100),
            limit: darkLimits.amber * 100,
          }),
        ]),
    ...(stars === null
      ? []
      : [item('trackability', levelBelow(stars, starLimits), { ...at, figure: stars, limit: starLimits.amber })]),
  ];
}

const textChecks: Partial<Record<SceneWarning['code'], { check: PreflightCheck; level: PreflightLevel }>> = {
  OUTSIDE_SAFE_AREA: { check: 'safe-area', level: 'red' },
  SUBSTITUTED_GLYPHS: { check: 'glyphs', level: 'red' },
  SMALL_TEXT: { check: 'text-size', level: 'amber' },
  THIN_STROKES: { check: 'stroke', level: 'amber' },
};

function textItem({ code, page, slot, missing = [] }: PreflightFacts['warnings'][number]): PreflightItem[] {
  const rule = textChecks[code];
  if (!rule) return [];
  const limit = code === 'SMALL_TEXT' ? leastTextMm : null;
  return [item(rule.check, rule.level, { page, slot, limit, detail: missing.join(' ') })];
}

function boxItems({ widthMm, heightMm, bleedMm, boxes }: PageFacts, page: number): PreflightItem[] {
  const [width, height] = [widthMm + 2 * bleedMm, heightMm + 2 * bleedMm];
  const whole = { left: 0, bottom: 0, right: width, top: height };
  const trim = { left: bleedMm, bottom: bleedMm, right: width - bleedMm, top: height - bleedMm };
  const off = boxes
    ? Math.max(distance(boxes.media, whole), distance(boxes.bleed, whole), distance(boxes.trim, trim))
    : null;
  const isRight = off !== null && off <= boxToleranceMm;
  return [
    item('boxes', isRight ? 'ok' : 'red', {
      page,
      figure: off === null ? null : Math.round(off * 100) / 100,
      limit: boxToleranceMm,
    }),
  ];
}

/** The greatest distance of two edges of the same name. */
const distance = (one: PageBox, other: PageBox): number =>
  Math.max(...(['left', 'bottom', 'right', 'top'] as const).map((edge) => Math.abs(one[edge] - other[edge])));

function fontItems({ fonts }: PreflightFacts): PreflightItem[] {
  const missing = fonts.filter(({ embedded }) => !embedded).map(({ name }) => name);
  if (fonts.length === 0) return [];
  return [item('fonts', missing.length > 0 ? 'red' : 'ok', { figure: fonts.length, detail: missing.join(', ') })];
}
