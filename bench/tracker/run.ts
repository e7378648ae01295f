// Measures the tracker against what it must reach, beside MindAR on the same frames; see README.md.
// Run: npm run bench:tracker [-- --families a,b --levels easy --only ours --parts sequences,speed --short --json FILE]
import { writeFileSync } from 'node:fs';
import { limitsOf, ordinary, recognitionOf, type Recognition } from './cold-starts.ts';
import { type EngineThread, startEngine } from './engine-thread.ts';
import { figuresOf, type Scored } from './figures.ts';
import type { Scores } from './gates.ts';
import { startMindAr } from './opponent/mind-ar.ts';
import { chosenSpecs, optionsOf } from './options.ts';
import { loaded, type Played, playMindAr, playOurs } from './play-sequence.ts';
import { fetchPhotographs } from './sequences/photographs.ts';
import { levels, type SequenceSpec } from './sequences/sequence-spec.ts';
import { keepSequences, readSequence } from './sequences/sequence-store.ts';
import { engineBytes } from './size.ts';
import { type Measured, measureSpeed } from './speed.ts';
import { gatesOf, speedTable, tableOf } from './table.ts';

type Run = { readonly name: string; readonly scored: Scored[] };

const options = optionsOf(process.argv.slice(2));
const specs = chosenSpecs(options);
const say = (text: string): void => console.error(text);

if (!options.short) for (const missing of await fetchPhotographs(say)) say(`missing: ${missing}`);
await keepSequences(specs, { workers: 2, made: (name) => say(`made ${name}`) });

const engine = startEngine(options.engine);
const ours: Run = { name: 'ours', scored: [] };
const mindAr: Run = { name: 'MindAR', scored: [] };
const trueField: Run = { name: 'MindAR, true f', scored: [] };
const report: Record<string, unknown> = { options: { ...options, parts: [...options.parts] } };
let scores: Scores = {};

try {
  if (options.parts.has('sequences')) {
    await playAll();
    for (const run of [ours, mindAr, trueField]) if (run.scored.length > 0) console.log(`${familyTable(run)}\n`);
    report['sequences'] = Object.fromEntries(
      [ours, mindAr, trueField].map(({ name, scored }) => [name, summary(scored)]),
    );
  }
  if (options.only !== 'mindar') scores = { ...scores, ...(await others(engine)) };
} finally {
  await engine.close();
}

const competitors = [
  { name: ours.name, scores: { ...sequenceScores(ours), ...scores } },
  { name: mindAr.name, scores: sequenceScores(mindAr) },
  { name: trueField.name, scores: sequenceScores(trueField) },
];
console.log(gatesOf(competitors));
report['scores'] = Object.fromEntries(competitors.map(({ name, scores }) => [name, scores]));
if (options.json) writeFileSync(options.json, JSON.stringify(report, null, 1));

async function playAll(): Promise<void> {
  const opponent = options.only === 'ours' ? null : await startMindAr();
  try {
    for (const spec of specs) {
      const film = await loaded(await readSequence(spec.name));
      const add = (run: Run, played: Played): void => {
        run.scored.push({ spec, truths: film.truths, played, targets: film.sequence.targets });
      };
      if (options.only !== 'mindar') add(ours, await playOurs(engine, film));
      if (opponent) {
        add(mindAr, await playMindAr(opponent, film, false));
        add(trueField, await playMindAr(opponent, film, true));
      }
      say(`played ${spec.name}`);
    }
  } finally {
    await opponent?.close();
  }
}

function familyTable({ name, scored }: Run): string {
  const families = [...new Set(scored.map(({ spec }) => spec.family))];
  const rows = families.flatMap((family) =>
    levels.flatMap((level) => {
      const some = scored.filter(({ spec }) => spec.family === family && spec.level === level);
      return some.length > 0 ? [{ family, level, figures: figuresOf(some) }] : [];
    }),
  );
  const all = levels.flatMap((level) => {
    const some = scored.filter(({ spec }) => spec.level === level);
    return some.length > 0 ? [{ family: 'all', level, figures: figuresOf(some) }] : [];
  });
  return tableOf(name, [...rows, ...all, { family: 'all', level: '', figures: figuresOf(scored) }]);
}

function summary(scored: readonly Scored[]): unknown {
  return scored.map((one) => ({ name: one.spec.name, targets: one.spec.targets, ...figuresOf([one]) }));
}

function sequenceScores({ scored }: Run): Scores {
  const some = (keep: (spec: SequenceSpec) => boolean) => scored.filter(({ spec }) => keep(spec));
  const figures = (keep: (spec: SequenceSpec) => boolean) => {
    const list = some(keep);
    return list.length > 0 ? figuresOf(list) : undefined;
  };
  const empty = figures(({ family }) => family === 'negative' || family === 'crowd');
  return {
    easyAndMedium: figures(({ level }) => level !== 'hard'),
    hard: figures(({ level }) => level === 'hard'),
    hand: figures(({ family }) => family === 'hand'),
    lost: figures(({ family }) => family === 'lost'),
    falseFrames: empty?.frames,
    falseTargets: empty && empty.absent + empty.misplaced,
  };
}

async function others(engine: EngineThread): Promise<Scores> {
  const out: { -readonly [key in keyof Scores]: Scores[key] } = {};
  if (options.parts.has('recognition')) {
    const recognition: Recognition = await recognitionOf(engine, options.short ? ordinary.slice(0, 3) : ordinary);
    report['recognition'] = recognition;
    Object.assign(out, limitsOf(recognition));
  }
  if (options.parts.has('speed')) {
    const measured: Measured = await measureSpeed(engine, options.short ? [1, 20] : [1, 20, 200], options.repeat);
    report['speed'] = measured;
    console.log(`${speedTable(measured)}\n`);
    out.trackingMs = measured.speeds[0]?.tracking.p95;
    out.recognitionMs = measured.speeds.map(({ recognition }) => recognition.p95);
    out.packBytes = measured.packBytes;
    out.compileMs = measured.compileMs;
  }
  if (options.parts.has('size')) {
    const bytes = await engineBytes(options.engine);
    report['size'] = bytes;
    out.engineBytes = bytes.brotli;
  }
  return out;
}
