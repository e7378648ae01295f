import { fontsNeeded } from '@afterimage/scene/fonts-needed.ts';
import type { Font } from '@afterimage/scene/fonts.ts';
import type { Region } from '@afterimage/scene/region.ts';
import { compileTarget, measureTrackabilityInSteps, type RgbaImage } from '@afterimage/tracker';
import { similarTargets } from '@afterimage/tracker/recognizer/similar-targets.ts';
import { readPack } from '@afterimage/tracker/pack/pack.ts';
import { fontUrl } from '@afterimage/media/font-urls.ts';
import { paintRegion } from './paint-region.ts';
import type { RatingAsk, RatingReply } from './rating.ts';

const packs = new Map<string, Uint8Array>();
const fonts = new Map<string, Font>();
/** So many prints are kept to be compared; a pack has some ten kilobytes. */
const maxCachedPacks = 60;
/** What is asked last is done; what was asked before ends at its next step. */
let turn = 0;

const postReply = (workerReply: RatingReply): void => postMessage(workerReply);

addEventListener('message', ({ data: ask }: MessageEvent<RatingAsk>) => {
  turn += 1;
  if (ask.type === 'stop') return;
  if (ask.type === 'compare') return postReply({ type: 'compared', keys: ask.keys, pairs: compared(ask.keys) });
  const mine = turn;
  const picture = ask.type === 'rate' ? drawRegionOf(ask) : Promise.resolve(ask.picture);
  picture
    .then((image) => rate(ask, image, () => mine === turn))
    .catch(() => mine === turn && postReply({ type: 'failed', key: ask.key }));
});

async function drawRegionOf({ region, pictures }: Extract<RatingAsk, { type: 'rate' }>): Promise<RgbaImage> {
  await loadFonts(region);
  const images = new Map(pictures);
  const { width, height, paint } = paintRegion(region, { fonts, images });
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error('There is no canvas');
  paint(context);
  for (const picture of images.values()) picture.close();
  return context.getImageData(0, 0, width, height);
}

async function loadFonts({ content }: Region): Promise<void> {
  for (let needed = fontsNeeded([content], fonts); needed.length > 0; needed = fontsNeeded([content], fonts)) {
    const { readFont } = await import('@afterimage/scene/read-font.ts');
    await Promise.all(
      needed.map(async (name) => {
        const reply = await fetch(fontUrl(name) ?? '');
        if (!reply.ok) throw new Error(`The face ${name} was not to be had`);
        fonts.set(name, readFont(name, await reply.arrayBuffer()));
      }),
    );
  }
}

async function rate(
  { key, region }: { key: string; region: Region },
  { width, height, data }: RgbaImage,
  isStillRequested: () => boolean,
): Promise<void> {
  const { widthMm, surface: form } = region;
  const surface =
    form.kind === 'cylinder'
      ? { kind: 'cylinder' as const, radius: form.radiusMm / widthMm }
      : { kind: 'flat' as const };
  const picture = { width, height, data };
  const pack = packs.get(key) ?? compileTarget(picture, { surface, physicalWidth: widthMm });
  packs.delete(key);
  packs.set(key, pack);
  if (packs.size > maxCachedPacks) packs.delete(packs.keys().next().value ?? '');
  const steps = measureTrackabilityInSteps(picture, { pack, surface, widthMm });
  for (;;) {
    // Between two steps the worker hears whether it is still wanted
    await new Promise((resolve) => setTimeout(resolve));
    if (!isStillRequested()) return;
    const { done, value } = steps.next();
    const { stars, smallestShare, reasons, remedies } = value;
    postReply({ type: 'rated', key, rated: { stars, smallestShare, reasons, remedies }, done: done === true });
    if (done) return;
  }
}

function compared(keys: readonly string[]): [string, string][] {
  const ratedKeys = keys.filter((key) => packs.has(key));
  const targets = ratedKeys.map((key) => readPack(packs.get(key)!).target);
  return similarTargets(targets).map(({ a, b }) => [ratedKeys[a]!, ratedKeys[b]!]);
}
