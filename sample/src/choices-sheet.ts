import type { SampleEffect } from './effect.ts';
import type { SampleCustomization, SampleProduct } from './product.ts';

const mm = (value: number): string => `${Math.round(value * 10) / 10}`;

/** What an effect changes, in a few words. */
export function effectWords(effect: SampleEffect): string {
  switch (effect.kind) {
    case 'material': {
      const { materials, color, metalness, roughness } = effect;
      const looks = [
        color === 'variant' ? 'the color of the variant' : color,
        metalness === undefined ? undefined : `metalness ${metalness}`,
        roughness === undefined ? undefined : `roughness ${roughness}`,
      ];
      return `model: ${materials.join(', ')} → ${looks.filter((look) => look !== undefined).join(', ')}`;
    }
    case 'hide':
      return `model: without ${effect.parts.join(', ')}`;
    case 'surface': {
      const printed = effect.backgroundPrinted === true ? ', printed' : '';
      return `print: ground of ${effect.surface} ${effect.background ?? ''}${printed}`;
    }
    case 'photo': {
      const { slot, place, edge, filter } = effect;
      const parts = [
        place && `at ${mm(place.x)}, ${mm(place.y)} mm, ${mm(place.width)} × ${mm(place.height)} mm`,
        edge && { bleed: 'into the bleed', mirror: 'mirrored in the bleed', none: 'ends at the trimmed edge' }[edge],
        filter,
      ];
      return `print: ${slot} ${parts.filter(Boolean).join(', ')}`;
    }
    case 'text': {
      const { slot, place, color, sizeMm } = effect;
      const parts = [
        place && `at ${mm(place.x)}, ${mm(place.y)} mm${place.rotation === 0 ? '' : `, turned ${place.rotation}°`}`,
        color,
        sizeMm === undefined ? undefined : `${mm(sizeMm)} mm`,
      ];
      return `print: ${slot} ${parts.filter(Boolean).join(', ')}`;
    }
    case 'print':
      return `print: ${effect.items.length} ready-made items on ${effect.surface}`;
    case 'note':
      return `note: ${effect.note}`;
  }
}

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
    const asked = customizationList.filter(({ ofChoice }) => ofChoice === title).map((one) => `asks for: ${one.title}`);
    const effects = [...effectList.map(effectWords), ...asked];
    const cells = [name, slot.title, title, effects.length > 0 ? effects.join('; ') : 'as shown'];
    return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  });
}
