// Draws what the tracker made of sequences: the worst frames, or some of all, truth in green and result in red.
// Run: node bench/tracker/result-sheet.ts [--families a,b] [--levels hard] [--short] [--engine FILE] [--out FOLDER]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { type Still, writeSheet } from './drawing.ts';
import { startEngine } from './engine-thread.ts';
import { judgedFrames } from './figures.ts';
import { chosenSpecs, optionsOf } from './options.ts';
import { loaded, playOurs } from './play-sequence.ts';
import { keepSequences, readSequence } from './sequences/sequence-store.ts';

const most = 30;
const options = optionsOf(process.argv.slice(2));
const specs = chosenSpecs(options);
await keepSequences(specs, { workers: 2, made: () => {} });
mkdirSync(options.out, { recursive: true });
const engine = startEngine(options.engine);
try {
  for (const spec of specs) {
    const film = await loaded(await readSequence(spec.name));
    const played = await playOurs(engine, film);
    const { targets, width, height } = film.sequence;
    const judged = judgedFrames({ spec, targets, truths: film.truths, played });
    const ofFrame = (frame: number) => {
      const shown = judged.slice(0, spec.shown).flatMap((frames) => frames[frame] ?? []);
      const errors = shown
        .filter(({ expected }) => expected === 'required')
        .map(({ answered, error }) => (answered ? error : Infinity));
      return Math.max(0, ...errors);
    };
    const all = film.truths.map((_, frame) => ({ frame, error: ofFrame(frame) }));
    const bad = all.filter(({ frame, error }) => error > 2 || absent(played[frame]!.homographies, spec.shown));
    const some = bad.length > 0 ? bad : all;
    const step = Math.max(1, some.length / most);
    const stills = some
      .filter((_, i) => Math.floor(i / step) !== Math.floor((i - 1) / step))
      .map(({ frame, error }): Still => {
        const { homographies, ms } = played[frame]!;
        const data = film.frames.subarray(frame * width * height, (frame + 1) * width * height);
        const truths = film.truths[frame]!;
        return {
          image: { width, height, data },
          truth: truths.flatMap(({ target, homography }) => (homography ? [{ ...targets[target]!, homography }] : [])),
          detected: homographies.flatMap((homography, target) =>
            homography ? [{ ...targets[target]!, homography }] : [],
          ),
          text: `${frame} error ${error.toFixed(1)} seen ${truths.map((one) => one.visibleShare.toFixed(2)).join(' ')} ${ms.toFixed(0)} ms`,
        };
      });
    const file = join(options.out, `${spec.name}.png`);
    await writeSheet(stills, file);
    console.log(
      `${spec.name}: ${bad.length} of ${all.length} frames beyond 2 px or wrong, ${spec.targets.slice(0, Math.max(1, spec.shown)).join(' ')}: ${file}`,
    );
  }
} finally {
  await engine.close();
}

/** Whether a target is detected that is not in the scene. */
function absent(homographies: readonly (Float64Array | null)[], shown: number): boolean {
  return homographies.some((homography, target) => homography !== null && target >= shown);
}
