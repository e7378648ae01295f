import type { Measured, Speed } from './speed.ts';
import { type Figures, gates, type Scores, verdictOf } from './gates.ts';

/** The figures of one family at one level, or of a sum of them. */
export type Row = { readonly family: string; readonly level: string; readonly figures: Figures };

const columns: readonly (readonly [title: string, text: (figures: Figures) => string])[] = [
  ['frames', ({ requiredFrames }) => String(requiredFrames)],
  ['found %', ({ detectionRate }) => share(detectionRate)],
  ['5 px %', ({ within5 }) => share(within5)],
  ['2 px %', ({ within2 }) => share(within2)],
  ['1 px %', ({ within1 }) => share(within1)],
  ['median', ({ median }) => pixels(median)],
  ['jitter', ({ jitter }) => pixels(jitter)],
  ['losses', ({ losses }) => String(losses)],
  ['lock', ({ lock }) => count(lock)],
  ['again', ({ lockAgain }) => count(lockAgain)],
  ['absent', ({ absent }) => String(absent)],
  ['misplaced', ({ misplaced }) => String(misplaced)],
];

const share = (value: number): string => (Number.isNaN(value) ? '' : (100 * value).toFixed(1));
const pixels = (value: number): string => (Number.isNaN(value) ? '' : value.toFixed(2));
const count = (value: number): string => {
  if (Number.isNaN(value)) return '';
  return value === Infinity ? 'never' : String(Math.round(value));
};

/** Families by level, as text. */
export function tableOf(title: string, rows: readonly Row[]): string {
  const line = (cells: readonly string[]): string => cells.map((cell) => cell.padStart(10)).join('');
  const head = `${'family'.padEnd(14)}${'level'.padEnd(8)}${line(columns.map(([name]) => name))}`;
  const body = rows.map(
    ({ family, level, figures }) =>
      `${family.padEnd(14)}${level.padEnd(8)}${line(columns.map(([, text]) => text(figures)))}`,
  );
  return [title, head, ...body].join('\n');
}

/** What must be reached, and what each competitor came to; the verdict is ours. */
export function gatesOf(competitors: readonly { readonly name: string; readonly scores: Scores }[]): string {
  const names = competitors.map(({ name }) => name.padStart(16)).join('');
  const head = `${'metric'.padEnd(38)}${'gate'.padStart(10)}${'aim'.padStart(10)}${names}  verdict`;
  const body = gates.map((gate) => {
    const values = competitors.map(({ scores }) => number(gate.of(scores)).padStart(16)).join('');
    const ours = competitors[0];
    const verdict = ours ? verdictOf(gate, ours.scores) : '';
    const metric = `${gate.metric}${gate.unit ? `, ${gate.unit}` : ''}`;
    return `${metric.padEnd(38)}${number(gate.gate).padStart(10)}${number(gate.aim).padStart(10)}${values}  ${verdict}`;
  });
  return [head, ...body].join('\n');
}

function number(value: number | undefined): string {
  if (value === undefined) return '';
  if (!Number.isFinite(value)) return 'none';
  return Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 2 : 1);
}

/** Milliseconds of tracking and recognition by the number of loaded targets. */
export function speedTable({ speeds, packBytes, compileMs }: Measured): string {
  const cells = ({ p50, p95, cpuP95, ratioP50, ratioP95, frames }: Speed): string =>
    [p50, p95, cpuP95, ratioP50, ratioP95].map((value) => value.toFixed(2).padStart(10)).join('') +
    String(frames).padStart(8);
  const head = ['p50 ms', 'p95 ms', 'p95 CPU ms', 'p50 ratio', 'p95 ratio'].map((name) => name.padStart(10)).join('');
  const lines = speeds.flatMap(({ targets, tracking, recognition }) => [
    `tracking, ${targets} loaded`.padEnd(22) + cells(tracking),
    `recognition, ${targets} loaded`.padEnd(22) + cells(recognition),
  ]);
  return [
    `speed (ratio: CPU time against a plain 5 x 5 filter over 640 x 480)`,
    `${''.padEnd(22)}${head}${'frames'.padStart(8)}`,
    ...lines,
    `compile 1024 px ${compileMs.toFixed(0)} ms, largest pack ${packBytes} B`,
  ].join('\n');
}
