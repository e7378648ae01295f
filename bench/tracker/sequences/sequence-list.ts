import { seeded } from './random.ts';
import { byLevel, families, type Family, type Level, levels, type SequenceSpec } from './sequence-spec.ts';

/** Photographs of every kind, none of which anything was trained on: rich, one subject, soft, repetitive, drawn, dark. */
const mains = [
  'astronaut',
  'seeding',
  'china',
  'page',
  'chelsea',
  'konqui',
  'motorcycle',
  'tree',
  'coins',
  'robin',
  'leuven',
  'forest-path',
  'coffee',
  'butterfly-sepia',
  'swallowtail',
  'box',
  'book',
  'sunset',
  'starry-night',
  'squirrel',
  'wine',
  'rocket',
  'camera',
  'hummingbird',
] as const;

/** Prints beside the targets: no tracker is ever given these. */
const others = [
  'plant',
  'picos',
  'rubberwhale',
  'scenetext06',
  'dune',
  'friends',
  'gamepad',
  'mountain',
  'licorice',
  'one-stands-out',
  'calla',
  'baboon',
  'windmill',
  'scenetext01',
  'life',
  'fallen-leaf',
  'apple',
  'altai',
] as const;

const fields = [60, 45, 68, 52];

type Request = { family: Family; level: Level; number: number; frames: number; width: number; height: number };

function specOf({ family, level, number, frames, width, height }: Request): SequenceSpec {
  const name = `${family}-${level}-${number}${width > 640 ? '-720p' : ''}`;
  const place = families.indexOf(family) * 7 + levels.indexOf(level) * 5 + number * 11 + (width > 640 ? 3 : 0);
  const loaded = family === 'multi' ? 5 : family === 'negative' ? 10 : family === 'crowd' ? 20 : 1;
  const shown = family === 'multi' ? 3 : family === 'negative' ? 0 : family === 'crowd' ? 2 : 1;
  const beside = family === 'crowd' ? 8 : family === 'negative' ? 7 : byLevel(level, 1, 3, 6);
  const random = seeded(`${name} pictures`);
  const from = random.below(others.length);
  return {
    name,
    family,
    level,
    seed: name,
    frames,
    width,
    height,
    fovY: fields[place % fields.length]!,
    targets: Array.from({ length: loaded }, (_, i) => mains[(place + i) % mains.length]!),
    shown,
    targetSide: [640, 800, 1024][place % 3]!,
    clutter: Array.from({ length: beside }, (_, i) => others[(from + i) % others.length]!),
  };
}

function fullSet(): SequenceSpec[] {
  const list: SequenceSpec[] = [];
  const small = { width: 640, height: 480 };
  for (const family of families)
    for (const level of levels) {
      const many = family === 'negative' || family === 'crowd';
      for (let number = 1; number <= (many ? 5 : 2); number += 1)
        list.push(specOf({ family, level, number, frames: many ? 100 : 60, ...small }));
    }
  for (const family of ['hand', 'fast', 'perspective', 'scale', 'light', 'far'] satisfies Family[])
    list.push(specOf({ family, level: 'medium', number: 1, frames: 45, width: 1280, height: 720 }));
  return list;
}

/** A short set from pictures of the repository alone: nothing has to be fetched. */
function shortSet(): SequenceSpec[] {
  const sequences: [Family, Level, string][] = [
    ['static', 'medium', 'category-decor'],
    ['hand', 'easy', 'coffee'],
    ['hand', 'hard', 'chelsea'],
    ['fast', 'medium', 'drawn-photo'],
    ['scale', 'medium', 'coffee'],
    ['perspective', 'medium', 'chelsea'],
    ['rotate', 'medium', 'drawn-photo'],
    ['light', 'medium', 'coffee'],
    ['occlusion', 'medium', 'drawn-photo'],
    ['lost', 'medium', 'chelsea'],
    ['multi', 'easy', 'coffee'],
    ['negative', 'medium', 'coffee'],
  ];
  const own = ['coffee', 'chelsea', 'drawn-photo'];
  return sequences.map(([family, level, main], index) => {
    const request = { family, level, number: 1, frames: 36, width: 640, height: 480 };
    const targets = family === 'multi' || family === 'negative' ? own : [main];
    const spec = specOf(request);
    return {
      ...spec,
      name: `short-${family}-${level}`,
      seed: `short ${family} ${level}`,
      fovY: fields[index % fields.length]!,
      targets,
      shown: Math.min(spec.shown, targets.length),
      targetSide: 640,
      clutter: ['brim-hat', 'transit-watch', 'alder-chair', 'category-decor'].filter((name) => !targets.includes(name)),
    };
  });
}

export const sequenceSets: Readonly<Record<'full' | 'short', readonly SequenceSpec[]>> = {
  full: fullSet(),
  short: shortSet(),
};

/** The specification of a sequence by its name; throws when none has it. */
export function specNamed(name: string): SequenceSpec {
  const spec = [...sequenceSets.full, ...sequenceSets.short].find((one) => one.name === name);
  if (!spec) throw new RangeError(`no sequence is called ${name}`);
  return spec;
}
