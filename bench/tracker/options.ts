import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { sequenceSets } from './sequences/sequence-list.ts';
import type { SequenceSpec } from './sequences/sequence-spec.ts';

const parts = ['sequences', 'recognition', 'speed', 'size'] as const;
type Part = (typeof parts)[number];
type Competitor = 'ours' | 'mindar';

export type Options = {
  /** Empty for all. */
  readonly families: readonly string[];
  readonly levels: readonly string[];
  readonly names: readonly string[];
  readonly only: Competitor | null;
  readonly parts: ReadonlySet<Part>;
  /** The file with the engine's face. */
  readonly engine: string;
  readonly short: boolean;
  readonly repeat: number;
  readonly json: string | null;
  readonly out: string;
};

/** Options of the command line. @throws Error that names an invalid one. */
export function optionsOf(args: readonly string[]): Options {
  const { values } = parseArgs({
    args: [...args],
    options: {
      families: { type: 'string' },
      levels: { type: 'string' },
      names: { type: 'string' },
      only: { type: 'string' },
      parts: { type: 'string' },
      engine: { type: 'string' },
      short: { type: 'boolean', default: false },
      repeat: { type: 'string', default: '1' },
      json: { type: 'string' },
      out: { type: 'string' },
    },
  });
  if (values.only !== undefined && values.only !== 'ours' && values.only !== 'mindar')
    throw new RangeError(`--only takes ours or mindar, not ${values.only}`);
  const requested = list(values.parts);
  const wrong = requested.find((part) => !parts.some((known) => known === part));
  if (wrong !== undefined) throw new RangeError(`--parts takes ${parts.join(', ')}, not ${wrong}`);
  const repeat = Number(values.repeat);
  if (!(Number.isInteger(repeat) && repeat > 0)) throw new RangeError(`--repeat takes a number, not ${values.repeat}`);
  return {
    families: list(values.families),
    levels: list(values.levels),
    names: list(values.names),
    only: values.only ?? null,
    parts: new Set(parts.filter((part) => requested.length === 0 || requested.includes(part))),
    engine: values.engine
      ? resolve(values.engine)
      : join(import.meta.dirname, '..', '..', 'tracker', 'src', 'index.ts'),
    short: values.short,
    repeat,
    json: values.json ?? null,
    out: values.out ?? join(import.meta.dirname, '.cache', 'sheets'),
  };
}

/** The sequences that the options ask for. */
export function chosenSpecs({ families, levels, names, short }: Options): SequenceSpec[] {
  return sequenceSets[short ? 'short' : 'full'].filter(
    ({ name, family, level }) =>
      (names.length === 0 || names.includes(name)) &&
      (families.length === 0 || families.includes(family)) &&
      (levels.length === 0 || levels.includes(level)),
  );
}

const list = (text: string | undefined): string[] => (text ? text.split(',').filter(Boolean) : []);
