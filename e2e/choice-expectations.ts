import type { Effect } from '@afterimage/contract/effects.ts';
import { calendars } from '@afterimage/sample/templates.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { askedName, askedWords, type Design, designWith, type Option } from './choice-design.ts';
import type { ChoiceStudio, DesignPictures, Places } from './choice-pictures.ts';
import { changeBetween, colorfulness, goesTowards, type PictureChange, shareOf } from './picture-changes.ts';

/** The share of a picture's pixels that are changed, at least: on a model, and on a page, where a word may be all. */
const leastSeen = { model: 0.001, proof: 0.0002, print: 0.0002 };
/** The share of a proof that has the color of its ground where it is seen, at least. */
const leastGround = 0.004;

interface Shown {
  design: Design;
  pictures: DesignPictures;
}
interface Comparison {
  plain: Shown;
  chosen: Shown;
  /** What is printed as it is chosen, on the model as it is without. */
  ownModel: Shown;
}

/** The effects that are seen in each picture. */
const seenIn: Record<Effect['kind'], Places> = {
  material: { model: true, proof: false },
  hide: { model: true, proof: false },
  show: { model: true, proof: false },
  model: { model: true, proof: false },
  size: { model: true, proof: false },
  surface: { model: false, proof: true },
  photo: { model: true, proof: true },
  text: { model: true, proof: true },
  print: { model: true, proof: true },
  calendar: { model: false, proof: true },
  note: { model: false, proof: false },
};

/** Where an option is looked at. */
function placesOf({ effects, askedSlots }: Option): Places {
  const all = effects.map(({ kind }) => seenIn[kind]);
  return { model: all.some(({ model }) => model), proof: askedSlots.length > 0 || all.some(({ proof }) => proof) };
}

/** What options of one product do not show, print or tell although they declare it; each is held up to the product without any. */
export async function missesOf(studio: ChoiceStudio, options: readonly Option[]): Promise<string[]> {
  const [first] = options;
  if (!first) return [];
  const places = options.map(placesOf);
  const plain = {
    design: designWith(first.slug, null),
    model: places.some(({ model }) => model),
    proof: places.some(({ proof }) => proof),
  };
  const chosen = options.map((option, index) => ({
    design: designWith(option.slug, option),
    ...(places[index] ?? plain),
  }));
  const ownModels = chosen.map((one) => ({ design: onOwnModel(one.design), model: one.model, proof: false }));
  const pictures = await studio.show([plain, ...chosen, ...ownModels]);
  const shown = (designs: readonly { design: Design }[], index: number, from: number): Shown | null => {
    const [design, own] = [designs[index]?.design, pictures[from + index]];
    return design && own ? { design, pictures: own } : null;
  };
  return options.flatMap((option, index) => {
    const comparison = {
      plain: shown([plain], 0, 0),
      chosen: shown(chosen, index, 1),
      ownModel: shown(ownModels, index, 1 + chosen.length),
    };
    if (!isShown(comparison)) return [`${option.choice}: ${option.title}: no pictures`];
    return optionMisses(option, comparison).map((miss) => `${option.choice}: ${option.title}: ${miss}`);
  });
}

const isShown = (comparison: { [Name in keyof Comparison]: Shown | null }): comparison is Comparison =>
  Object.values(comparison).every((one) => one !== null);

/** What choices change on the model is left out. */
const onOwnModel = (design: Design): Design => ({
  ...design,
  scene: { ...design.scene, model: { materials: [], hidden: [] } },
});

function optionMisses(option: Option, comparison: Comparison): string[] {
  const { sheetText } = comparison.chosen.pictures;
  return [
    ...missing(sheetText.includes(option.title), 'its title on the production sheet'),
    ...option.effects.flatMap((effect) => effectMisses(effect, comparison)),
    ...(option.askedSlots.length > 0 ? askedMisses(option, comparison) : []),
  ];
}

/** An option of a calendar may name what it has anyway: then there is nothing to be seen of it. */
function isAsPlain({ kind: _, ...settings }: Extract<Effect, { kind: 'calendar' }>, slug: string): boolean {
  const plain: Record<string, unknown> = { ...calendars[slug] };
  return Object.entries(settings).every(([name, value]) => plain[name] === value);
}

const missing = (isThere: boolean, what: string): string[] => (isThere ? [] : [what]);

function effectMisses(effect: Effect, comparison: Comparison): string[] {
  if (effect.kind === 'note')
    return missing(comparison.chosen.pictures.sheetText.includes(effect.note), `"${effect.note}" on the sheet`);
  switch (effect.kind) {
    case 'material':
      return materialMisses(effect, comparison);
    case 'hide':
      return missing(changedModel(comparison).share > leastSeen.model, `the model without ${effect.parts.join(', ')}`);
    case 'show':
    case 'model':
    case 'size':
      return missing(changedModel(comparison).share > leastSeen.model, `the model changed by ${effect.kind}`);
    case 'surface':
      return groundMisses(effect, comparison);
    case 'calendar':
      if (isAsPlain(effect, comparison.chosen.design.slug)) return [];
      return [
        ...changedIn('proof', comparison, allOf(comparison)),
        ...changedIn('print', comparison, allOf(comparison)),
      ];
    case 'photo':
      return photoMisses(effect, comparison);
    case 'text':
      return textMisses(effect, comparison);
    case 'print':
      return [
        ...changedIn('proof', comparison, [effect.surface]),
        ...changedIn('print', comparison, [effect.surface]),
        ...changedOnModel(comparison, [effect.surface]),
      ];
  }
}

function materialMisses({ materials, color }: Extract<Effect, { kind: 'material' }>, comparison: Comparison): string[] {
  const change = changedModel(comparison);
  const name = materials.join(', ');
  const wanted = color === 'variant' ? comparison.chosen.design.color : color;
  return [
    ...missing(change.share > leastSeen.model, `another look of ${name} on the model (${percent(change)} are changed)`),
    ...missing(!wanted || goesTowards(change, wanted), `${wanted} of ${name} on the model`),
  ];
}

function groundMisses(effect: Extract<Effect, { kind: 'surface' }>, comparison: Comparison): string[] {
  const { surface, background, backgroundPrinted } = effect;
  if (background === undefined) return [];
  const share = (shown: Shown, where: 'proof' | 'print') => {
    const picture = shown.pictures[where].get(surface);
    return picture ? shareOf(picture, background) : 0;
  };
  const { plain, chosen } = comparison;
  const gained = (where: 'proof' | 'print') => share(chosen, where) - share(plain, where);
  const isInk = gained('print') > leastGround;
  return [
    ...missing(gained('proof') > leastGround, `the ground ${background} in the proof of ${surface}`),
    // White ink on the page's white cannot be told from none.
    ...missing(
      background === '#ffffff' || isInk === Boolean(backgroundPrinted),
      `a ground that is printed as declared`,
    ),
  ];
}

function photoMisses({ slot, filter, place }: Extract<Effect, { kind: 'photo' }>, comparison: Comparison): string[] {
  const surfaces = surfacesWith(comparison, slot);
  const isOnModel = place !== undefined || filter !== undefined;
  return [
    ...changedIn('proof', comparison, surfaces),
    ...changedIn('print', comparison, surfaces),
    ...(isOnModel ? changedOnModel(comparison, surfaces) : []),
    ...(filter === 'black-and-white' ? surfaces.flatMap((id) => grayMisses(id, comparison)) : []),
  ];
}

function grayMisses(surface: string, { plain, chosen }: Comparison): string[] {
  return (['proof', 'print'] as const).flatMap((where) => {
    const [before, after] = [plain, chosen].map(({ pictures }) => pictures[where].get(surface));
    return missing(
      before !== undefined && after !== undefined && colorfulness(after) < colorfulness(before) / 2,
      `a ${where} of ${surface} without the photo's colors`,
    );
  });
}

function textMisses({ slot, color, place, sizeMm }: Extract<Effect, { kind: 'text' }>, comparison: Comparison) {
  const surfaces = surfacesWith(comparison, slot);
  const isEngraved = comparison.chosen.design.scene.surfaceList.some(
    ({ id, engraved }) => engraved && surfaces.includes(id),
  );
  // What is engraved has a depth and no color in the print file.
  const isInPrint = place !== undefined || sizeMm !== undefined || !isEngraved;
  const colored = (pictures: DesignPictures, id: string) => {
    const proof = pictures.proof.get(id);
    return proof && color !== undefined ? shareOf(proof, color, 4) : 0;
  };
  const { plain, chosen } = comparison;
  return [
    ...changedIn('proof', comparison, surfaces),
    ...(isInPrint ? changedIn('print', comparison, surfaces) : []),
    ...changedOnModel(comparison, surfaces),
    ...surfaces.flatMap((id) =>
      missing(
        color === undefined || colored(chosen.pictures, id) > colored(plain.pictures, id),
        `words in ${color} in the proof of ${id}`,
      ),
    ),
  ];
}

/** What an option asks for is on the production sheet, and printed where there is a place for it. */
function askedMisses({ askedSlots }: Option, comparison: Comparison): string[] {
  const { design, pictures } = comparison.chosen;
  const askedParts = design.sheet.parts.filter(({ slot }) => slot !== null && askedSlots.includes(slot));
  const surfaces = askedSlots.flatMap((slot) => surfacesWith(comparison, slot));
  const isDates = askedParts.some(({ text }) => text === askedWords.dates);
  return [
    ...askedParts.flatMap(({ title, text }) => [
      // A long title is broken into lines.
      ...missing(
        title.split(' ').every((word) => pictures.sheetText.includes(word)),
        `${title} on the sheet`,
      ),
      ...missing(!text || pictures.sheetText.includes(text), `"${text}" on the sheet`),
    ]),
    ...surfaces.flatMap((id) => newOrChanged(id, comparison)),
    ...missing(!isDates || pictures.printTexts.join(' ').includes(askedName), `${askedName} in the days of the months`),
  ];
}

/** A surface for nothing but what is asked for is there when it is given; on another one it is one thing more. */
function newOrChanged(surface: string, comparison: Comparison): string[] {
  const { plain, chosen } = comparison;
  if (plain.pictures.print.has(surface))
    return [...changedIn('proof', comparison, [surface]), ...changedIn('print', comparison, [surface])];
  const { print, proof } = chosen.pictures;
  return missing(print.has(surface) && proof.has(surface), `${surface} in proof and print file`);
}

/** The surfaces on which a slot is printed. */
const surfacesWith = ({ chosen }: Comparison, slot: number): string[] =>
  chosen.design.scene.surfaceList.filter(holds(slot)).map(({ id }) => id);
const holds =
  (slot: number) =>
  ({ itemList }: SceneSurface): boolean =>
    itemList.some((item) => 'slot' in item && item.slot === slot);
const allOf = ({ chosen }: Comparison): string[] => chosen.design.scene.surfaceList.map(({ id }) => id);

/** One of the surfaces is to be seen changed. */
function changedIn(where: 'proof' | 'print', comparison: Comparison, surfaces: readonly string[]): string[] {
  const change = largest(comparison, where, surfaces);
  return missing(
    change.share > leastSeen[where],
    `a change in the ${where} of ${surfaces.join(', ')} (${percent(change)})`,
  );
}

/** A change of a surface is to be seen on the model as far as it has the surface. */
function changedOnModel(comparison: Comparison, surfaces: readonly string[]): string[] {
  const views = Array.from(comparison.chosen.pictures.model.keys());
  if (!surfaces.some((id) => views.includes(`face ${id}`))) return [];
  const change = largest(comparison, 'model');
  return missing(
    change.share > leastSeen.model,
    `a change of ${surfaces.join(', ')} on the model (${percent(change)})`,
  );
}

/** What a choice changes on the model beside its prints. */
const changedModel = ({ chosen, ownModel }: Comparison): PictureChange => largest({ plain: ownModel, chosen }, 'model');

/** The picture that has changed most. */
function largest(
  { plain, chosen }: Pick<Comparison, 'plain' | 'chosen'>,
  where: 'model' | 'proof' | 'print',
  names: readonly string[] = Array.from(chosen.pictures[where].keys()),
): PictureChange {
  const changes = names.flatMap((name) => {
    const [before, after] = [plain.pictures[where].get(name), chosen.pictures[where].get(name)];
    return before && after ? [changeBetween(before, after)] : [];
  });
  const none: PictureChange = { share: 0, before: [0, 0, 0], after: [0, 0, 0] };
  return changes.reduce((most, change) => (change.share > most.share ? change : most), none);
}

const percent = ({ share }: PictureChange): string => `${(share * 100).toFixed(2)} % of it`;
