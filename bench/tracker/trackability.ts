// Compares the stars of prints with how they are recognized. Run: node bench/tracker/trackability.ts [--set test|train]
// [--views 24] [--pictures 200] [--json FILE]
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type Trackability, measureTrackability } from '../../tracker/src/trackability/trackability.ts';
import { correlationInterval, rankCorrelation } from './rank-correlation.ts';
import { pictureOf } from './sequences/pictures.ts';
import { starPictures } from './trackability-pictures.ts';
import { type Measured, measure } from './trackability-truth.ts';

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: 'test' },
    views: { type: 'string', default: '24' },
    pictures: { type: 'string', default: '1000' },
    json: { type: 'string' },
  },
});

type Row = {
  readonly name: string;
  readonly rating: Trackability;
  readonly measured: Measured;
  /** At 110 px, of prints of 3 stars and more. */
  readonly small: Measured | null;
  readonly seconds: number;
};

const side = values.set === 'train' ? 'train' : 'test';
const all = starPictures(side);
const most = Math.min(all.length, Number(values.pictures));
const selection = Array.from({ length: most }, (_, i) => all[Math.floor((i * all.length) / most)]!);
const beside = await Promise.all(['plant', 'picos'].map((name) => pictureOf(name, 400)));
const rows: Row[] = [];
for (const { name, make } of selection) {
  const picture = await make(1024);
  const before = process.cpuUsage();
  const rating = measureTrackability({ width: picture.width, height: picture.height, data: picture.rgba });
  const { user, system } = process.cpuUsage(before);
  const shown = { name, picture, clutter: beside };
  const measured = await measure(shown, { count: Number(values.views) });
  const small = rating.stars >= 3 ? await measure(shown, { across: 110 }) : null;
  rows.push({ name, rating, measured, small, seconds: (user + system) / 1e6 });
  if (process.stderr.isTTY) process.stderr.write(`\r${rows.length} of ${most}`);
}

const shareOf = ({ measured: { recognized, views } }: Row): number => recognized / views;
const percent = (share: number): string => `${Math.round(100 * share)} %`;
const reasons = (row: Row): string => [...row.rating.reasons, ...row.rating.remedies.slice(0, 1)].join(', ');

console.log(
  `${'picture'.padEnd(28)}stars  simulated  coverage  repeats  smallest  measured  wrong  reasons, first remedy`,
);
for (const row of rows.toSorted((a, b) => b.rating.stars - a.rating.stars || b.rating.score - a.rating.score)) {
  const { rating, measured } = row;
  const cells = [
    rating.stars.toFixed(1).padStart(5),
    percent(rating.recognition).padStart(11),
    percent(rating.coverage).padStart(10),
    percent(rating.selfSimilarity).padStart(9),
    percent(rating.smallestShare).padStart(10),
    percent(shareOf(row)).padStart(10),
    String(measured.wrong).padStart(7),
  ];
  console.log(`${row.name.slice(0, 27).padEnd(28)}${cells.join('')}  ${reasons(row)}`);
}

console.log('\nstars   pictures  measured: mean  least');
for (const [from, to] of [
  [0, 1],
  [1, 2],
  [2, 3],
  [3, 4],
  [4, 5.1],
] as const) {
  const shares = rows.filter(({ rating }) => rating.stars >= from && rating.stars < to).map(shareOf);
  const mean = shares.reduce((total, share) => total + share, 0) / shares.length;
  const cells = shares.length > 0 ? `${percent(mean).padStart(15)}${percent(Math.min(...shares)).padStart(8)}` : '';
  console.log(`${from} … ${Math.floor(to)}${String(shares.length).padStart(11)}${cells}`);
}

const stars = rows.map(({ rating }) => rating.stars);
const shares = rows.map(shareOf);
const { low, high } = correlationInterval(stars, shares);
const others = {
  'simulated recognition alone': rows.map(({ rating }) => rating.recognition),
  coverage: rows.map(({ rating }) => rating.coverage),
  '1 − self-similarity': rows.map(({ rating }) => 1 - rating.selfSimilarity),
  'smallest share': rows.map(({ rating }) => -rating.smallestShare),
};
console.log(`\n${rows.length} pictures, ${values.views} views each`);
console.log(
  `rank correlation of stars and measured recognition: ${rankCorrelation(stars, shares).toFixed(3)} (95 %: ${low.toFixed(3)} … ${high.toFixed(3)}); gate 0.8`,
);
for (const [name, numbers] of Object.entries(others))
  console.log(`  of ${name}: ${rankCorrelation(numbers, shares).toFixed(3)}`);

const small = rows.flatMap((row) => row.small ?? []);
const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
const recognizedAt110 = sum(small.map(({ recognized }) => recognized)) / sum(small.map(({ views }) => views));
console.log(
  `pictures of 3 stars and more: ${small.length}; 110 px wide, found at once in ${percent(recognizedAt110)} of the views`,
);
console.log(
  `  in two of three views and more: ${percent(small.filter(({ recognized }) => recognized >= 2).length / small.length)} of them`,
);
console.log(
  `detected where it is not: ${sum(rows.map(({ measured }) => measured.wrong))} of ${sum(rows.map(({ measured }) => measured.views))} views`,
);
console.log(`rating, seconds of a processor: ${median(rows.map(({ seconds }) => seconds)).toFixed(2)} (median)`);

function median(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
}

if (values.json) writeFileSync(values.json, JSON.stringify(rows));
