import * as z from 'zod';
import { arCustomization } from './customization.ts';
import { outlines } from './print.ts';

/** The unguessable code in the address that is printed, `/ar/{viewerCode}`; of a project or, for a while, of a draft. */
export const viewerParams = z.strictObject({ viewerCode: z.string().regex(/^[0-9a-hjkmnp-tv-z]{26}$/) });

/** On what a photo is printed: something flat, or a mug of that radius whose axis is upright in the picture. */
const targetSurface = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('flat') }),
  z.object({ kind: z.literal('cylinder'), radiusMm: z.number().positive() }),
]);
export type TargetSurface = z.infer<typeof targetSurface>;

const mm = z.number();

/**
 * A printed photo that the viewer looks for, and what plays on it. `width` and `height` are pixels of the picture from
 * which the pack was compiled, whose size on the print is `widthMm` × `heightMm`; `photo` is the photo within it, in
 * millimetres from its top left corner: media are laid on that (scene/place-medium) and cut off at its outline.
 */
export const viewerTarget = z.object({
  id: z.string(),
  title: z.string(),
  /** Both signed. The picture is what is printed there, as WebP of at most 480 px on its longest side. */
  packUrl: z.string(),
  pictureUrl: z.string(),
  width: z.int(),
  height: z.int(),
  widthMm: z.number().positive(),
  heightMm: z.number().positive(),
  surface: targetSurface,
  photo: z.object({ x: mm, y: mm, width: mm, height: mm, outline: z.enum(outlines) }),
  medium: arCustomization,
});
export type ViewerTarget = z.infer<typeof viewerTarget>;

/** What `/ar/{viewerCode}` shows; no target when nothing was attached to any photo. */
export const viewerShow = z.object({
  kind: z.enum(['project', 'draft']),
  productName: z.string(),
  /** When the code ends; null when it does not. */
  expiresAt: z.string().nullable(),
  targetList: z.array(viewerTarget),
});
export type ViewerShow = z.infer<typeof viewerShow>;

const passPhrase = z.string().trim().min(4).max(100);
export const viewerOpening = z.strictObject({ passPhrase: z.string().max(200) });

/** What a viewer tells of a visit, once each and without saying whose it was. */
export const viewerScan = z.discriminatedUnion('event', [
  z.strictObject({ event: z.literal('opened') }),
  /** The first print was recognised, so long after the camera's first picture. */
  z.strictObject({ event: z.literal('locked'), milliseconds: z.int().min(0).max(3_600_000) }),
]);
export type ViewerScan = z.infer<typeof viewerScan>;

/** How often a project's viewer was opened and found its print, and in what time half of them did. */
const scanCounts = z.object({
  opened: z.int(),
  locked: z.int(),
  medianLockMs: z.int().nullable(),
  /** The day, `2026-11-21`. */
  lastOpenedOn: z.string().nullable(),
});
export type ScanCounts = z.infer<typeof scanCounts>;

/** Who may open a project's viewer, as its owner sees it. */
export const projectViewer = z.object({
  /** The whole address that is printed as a QR code. */
  url: z.string(),
  closed: z.boolean(),
  expiresAt: z.string().nullable(),
  hasPassPhrase: z.boolean(),
  scans: scanCounts,
  /** Signed; a ZIP with everything that the viewer needs, for any web host. */
  exportUrl: z.string(),
  /** The key of the page that explains its takedown; null or missing while it can be shown. */
  takedownKey: z.string().nullable().optional(),
});
export type ProjectViewer = z.infer<typeof projectViewer>;

/** What is left out stays; null takes the end or the pass phrase away. */
export const projectViewerChange = z.strictObject({
  closed: z.boolean().optional(),
  expiresAt: z.iso.datetime({ offset: true }).nullable().optional(),
  passPhrase: passPhrase.nullable().optional(),
});
export type ProjectViewerChange = z.infer<typeof projectViewerChange>;

/** The viewer of a draft, to try it before paying; `opened` and `locked` tell the screen that shows the code. */
export const draftViewer = z.object({
  code: z.string(),
  url: z.string(),
  expiresAt: z.string(),
  opened: z.boolean(),
  locked: z.boolean(),
});
export type DraftViewer = z.infer<typeof draftViewer>;
