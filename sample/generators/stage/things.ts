import type * as THREE from 'three';
import { belt, sunglasses, wallet } from './accessories.ts';
import { leatherBag } from './bags.ts';
import { cosmetic } from './cosmetic.ts';
import { earbuds, headphones, smartBand, watch } from './devices.ts';
import { flask } from './flask.ts';
import { beanie, hat, swimCap } from './headwear.ts';
import { shorts, swimsuit, towel } from './swimwear.ts';
import { dress, scarf, silk, skirt, tote } from './flat.ts';
import { cushion, pouf } from './cushions.ts';
import { desk, diningChair, loungeChair, shelf, sideTable, stool } from './furniture.ts';
import { top, type GarmentOptions } from './garments.ts';
import { jewels } from './jewels.ts';
import { calendar, canvasPrint, cards, clock, framedPrint, keyTag, phoneCase, poster } from './paper.ts';
import { room } from './room.ts';
import { candle, compact, lamp, mug, vase } from './tabletop.ts';
import type { Thing } from './thing.ts';

const builders: Record<string, (thing: Thing) => THREE.Object3D> = {
  top: (thing) => top({ ...thing, cut: (thing.form ?? 'short') as NonNullable<GarmentOptions['cut']> }),
  dress,
  skirt,
  swimsuit,
  shorts,
  towel,
  scarf,
  silk,
  tote,
  framedPrint,
  canvasPrint,
  poster,
  calendar,
  cards,
  phoneCase,
  clock,
  keyTag,
  mug,
  vase,
  candle,
  flask,
  cosmetic,
  compact,
  lamp,
  loungeChair,
  diningChair,
  sideTable,
  desk,
  shelf,
  stool,
  pouf,
  cushion,
  room,
  leatherBag,
  sunglasses,
  belt,
  wallet,
  hat,
  beanie,
  swimCap,
  watch,
  smartBand,
  headphones,
  earbuds,
  ...jewels,
};

export function buildThing(thing: Thing): THREE.Object3D {
  const builder = builders[thing.kind];
  if (!builder) throw new Error(`no builder for the kind ${thing.kind}`);
  return builder(thing);
}
