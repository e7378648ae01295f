import type { SampleEffect } from './effect.ts';
import type { SampleCustomization, SampleProduct } from './product.ts';
import type { SampleCalendar } from './template.ts';

const mm = (value: number): string => `${Math.round(value * 10) / 10}`;

type EffectOf<Kind extends SampleEffect['kind']> = Extract<SampleEffect, { kind: Kind }>;
type EffectWords = { [Kind in SampleEffect['kind']]: (effect: EffectOf<Kind>) => string };

const listed = (parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');
const edges = { bleed: 'into the bleed', mirror: 'mirrored in the bleed', none: 'ends at the trimmed edge' };

const effectWords: EffectWords = {
  material: ({ materials, color, metalness, roughness }) =>
    `model: ${materials.join(', ')} → ${listed([
      color === 'variant' ? 'the color of the variant' : color,
      metalness !== undefined && `metalness ${metalness}`,
      roughness !== undefined && `roughness ${roughness}`,
    ])}`,
  hide: ({ parts }) => `model: without ${parts.join(', ')}`,
  surface: ({ surface, background = '', backgroundPrinted }) =>
    `print: ground of ${listed([`${surface} ${background}`, backgroundPrinted && 'printed'])}`,
  photo: ({ slot, place, edge, filter }) =>
    `print: ${slot} ${listed([
      place && `at ${mm(place.x)}, ${mm(place.y)} mm, ${mm(place.width)} × ${mm(place.height)} mm`,
      edge && edges[edge],
      filter,
    ])}`,
  text: ({ slot, place, color, sizeMm }) =>
    `print: ${slot} ${listed([
      place && `at ${mm(place.x)}, ${mm(place.y)} mm`,
      place && place.rotation !== 0 && `turned ${place.rotation}°`,
      color,
      sizeMm !== undefined && `${mm(sizeMm)} mm`,
    ])}`,
  print: ({ surface, items }) => `print: ${items.length} ready-made items on ${surface}`,
  calendar: ({ start, weekStart, holidays }) =>
    `print: ${listed([
      start !== undefined && `months from ${startWords(start)}`,
      weekStart && `weeks from ${weekStart}`,
      holidays != null && `holidays of ${holidays}`,
    ])}`,
  note: ({ note }) => `note: ${note}`,
};

const startWords = (start: SampleCalendar['start']): string =>
  ({ 'next-month': 'the one after the order', named: 'one that the customer names' })[start] ?? `the next ${start}/12`;

/** What an effect changes, in a few words. */
const wordsOf = <Kind extends SampleEffect['kind']>(kind: Kind, effect: EffectOf<Kind>): string =>
  effectWords[kind](effect);

/** The table of all choices and extras with what each changes, as Markdown. */
export function choicesSheet(products: readonly SampleProduct[]): string {
  const rows = products
    .filter(({ isCustomizable }) => isCustomizable)
    .flatMap((product) =>
      product.customizationList
        .filter(({ kind }) => kind === 'specification' || kind === 'extra')
        .flatMap((slot) => rowsOf(product, slot)),
    );
  return `# Choices and their effects

Made by \`npm run sample:choices\` of \`sample/src/effects.ts\`. A choice without an effect is the product as its pictures
show it; the production sheet names every choice by its title in any case. What each kind of effect does is in
\`contract/src/effects.ts\`.

| Product | Choice | Option | Effect |
| --- | --- | --- | --- |
${rows.join('\n')}
`;
}

function rowsOf({ name, customizationList }: SampleProduct, slot: SampleCustomization): string[] {
  return slot.extraList.map(({ title, effectList = [] }) => {
    const dependentSlots = customizationList
      .filter(({ ofChoice }) => ofChoice === title)
      .map((one) => `asks for: ${one.title}`);
    const effects = [...effectList.map((effect) => wordsOf(effect.kind, effect)), ...dependentSlots];
    const cells = [name, slot.title, title, effects.length > 0 ? effects.join('; ') : 'as shown'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
}
