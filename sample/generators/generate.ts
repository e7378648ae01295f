import { existsSync } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { claim, renderFolder, runBlender, takePlace } from './blender.ts';
import { develop, readFacts } from './develop/develop.ts';
import { writeDraft, writeSizes } from './develop/encode.ts';
import { hash, jobs, type Job } from './jobs.ts';
import { pictureFolder, readMade, record, removeOld } from './made.ts';

export interface Wish {
  /** Jobs whose names contain one of the words; all, without words. */
  words: string[];
  /** Also what has not changed. */
  again: boolean;
  /** Small and rough, to look at: as PNG in .cache/drafts, and nothing is recorded. */
  draft: boolean;
  /** Keep what Blender rendered. */
  keep: boolean;
  /** Also what has not changed, from renders that were kept. */
  develop: boolean;
  stopAfterMinutes?: number;
}

/** So many are given to one Blender: starting it costs little, and few wait on disk to be developed. */
const batchSize = 8;

/** Views that nobody sees first. */
const isBeside = new Set(['second', 'detail']);

const draftFolder = join(renderFolder, '..', 'drafts');

const folderOf = (job: Job): string => join(renderFolder, hash(job));

/** Denoises, colours and writes what has been rendered. */
async function finish(job: Job, { draft, keep }: Wish): Promise<void> {
  const folder = folderOf(job);
  const { corners } = await readFacts(folder);
  const developed = await develop(
    folder,
    job.pictures.map(({ color }) => color),
    draft || isBeside.has(job.render.view) ? 'small' : 'large',
  );
  for (const [index, { name }] of job.pictures.entries()) {
    const pixels = developed[index];
    if (!pixels) throw new Error(`${name} was not developed`);
    if (draft) {
      await writeDraft(pixels, join(draftFolder, `${name}.png`));
      continue;
    }
    const written = await writeSizes(pixels, join(pictureFolder, name));
    await removeOld(name, written.widths);
    const seen = job.render.view === 'main' && Object.keys(corners).length > 0 ? { corners } : {};
    record((made) => (made[name] = { ...written, recipe: hash(job), ...seen }));
  }
  if (!keep) await rm(folder, { recursive: true, force: true });
}

const isRendered = (job: Job): boolean => existsSync(join(folderOf(job), 'facts.json'));

function dueJobs({ words, again, draft, develop: anew }: Wish): { all: number; due: Job[] } {
  const made = readMade();
  const list = jobs(draft);
  const due = list.filter((job) => {
    const isAsked = words.length === 0 || words.some((word) => job.name.includes(word));
    if (!isAsked) return false;
    if (anew) return isRendered(job);
    return again || draft || job.pictures.some(({ name }) => made[name]?.recipe !== hash(job));
  });
  return { all: list.length, due };
}

const seconds = (start: number): string => `${((Date.now() - start) / 1000).toFixed(0)} s`;

/** Makes the wished pictures; one is developed while the next is rendered. Answers what failed. */
export async function generate(wish: Wish): Promise<string[]> {
  const { all, due } = dueJobs(wish);
  console.log(`${due.length} of ${all} renders to make`);
  if (due.length === 0) return [];
  const leave = takePlace(wish.draft ? 'draft' : 'run');
  await mkdir(draftFolder, { recursive: true });
  const start = Date.now();
  const isLate = (): boolean =>
    wish.stopAfterMinutes !== undefined && Date.now() - start > wish.stopAfterMinutes * 60_000;
  const failed: string[] = [];
  let count = 0;
  let developing = Promise.resolve();
  let waiting = 0;
  const developLater = (job: Job): void => {
    waiting += 1;
    developing = developing
      .then(() => finish(job, wish))
      .then(() => console.log(`${(count += 1)}/${due.length} ${job.name}, ${seconds(start)}`))
      .catch((reason: unknown) => void failed.push(`${job.name}: ${String(reason)}`))
      .finally(() => (waiting -= 1));
  };
  const claims: string[] = [];
  try {
    for (let at = 0; at < due.length && !isLate(); at += batchSize) {
      const batch: (Job & { out: string })[] = [];
      for (const job of due.slice(at, at + batchSize)) {
        const out = folderOf(job);
        await mkdir(out, { recursive: true });
        if (!claim(join(out, 'claim.pid'))) continue;
        claims.push(join(out, 'claim.pid'));
        // Facts are written last: with them there, only developing was interrupted.
        if (isRendered(job) && !wish.again && !wish.draft) developLater(job);
        else batch.push({ ...job, out });
      }
      // Renders are large: those that wait must not fill the disk.
      if (waiting > batchSize) await developing;
      if (batch.length === 0) continue;
      // Blender builds a thing once for the views that follow each other; a scene moves it, so it is the last.
      const place = ({ render }: Job): string => `${render.slug} ${render.scene ? 1 : 0}`;
      batch.sort((one, other) => place(one).localeCompare(place(other)));
      const byFolder = new Map(batch.map((job) => [job.out, job]));
      await runBlender(
        batch.map(({ render, out }) => ({ ...render, out })),
        (out, reason) => {
          const job = byFolder.get(out);
          if (job && reason === null) developLater(job);
          else failed.push(`${job?.name ?? out}: ${reason}`);
          return !isLate();
        },
      );
    }
    await developing;
  } finally {
    for (const file of claims) await rm(file, { force: true });
    leave();
  }
  return failed;
}
