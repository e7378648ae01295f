import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** How a message uses one of its places (`{count}`). */
interface Place {
  /** Its formats: `plural`, `number`, …; an empty text where the value stands as it is. */
  formats: Set<string>;
  /** The choices of its `select`, all of them together. */
  choices: Set<string>;
  /** The categories of its `plural` and `selectordinal`, without exact numbers. */
  categories: Map<'cardinal' | 'ordinal', Set<string>>;
  /** Whether each of its choices and plurals says what stands in all other cases, which ICU demands. */
  complete: boolean;
}

const newPlace = (): Place => ({ formats: new Set(), choices: new Set(), categories: new Map(), complete: true });

const pluralTypes: Readonly<Record<string, 'cardinal' | 'ordinal'>> = { plural: 'cardinal', selectordinal: 'ordinal' };

/** The places of a compiled message by name, also those inside its choices. */
function placesOf(message: CompiledMessage): Map<string, Place> {
  const places = new Map<string, Place>();
  const visit = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, format = '', parts] = token;
      const place = places.get(name) ?? newPlace();
      places.set(name, place);
      place.formats.add(format);
      if (typeof parts !== 'object' || parts === null || !(format === 'select' || format in pluralTypes)) continue;
      place.complete &&= 'other' in parts;
      for (const [choice, inner] of Object.entries(parts as Record<string, unknown>)) {
        if (!Array.isArray(inner)) continue;
        if (format === 'select') place.choices.add(choice);
        else if (!/^\d+$/.test(choice)) addTo(place.categories, pluralTypes[format] ?? 'cardinal', choice);
        visit(inner as CompiledMessage);
      }
    }
  };
  visit(message);
  return places;
}

function addTo<Key>(map: Map<Key, Set<string>>, key: Key, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value));
}

const listed = (names: Iterable<string>): string => [...names].map((name) => `{${name}}`).join(', ');
const without = (all: Iterable<string>, some: ReadonlySet<string> | ReadonlyMap<string, unknown>): string[] =>
  [...all].filter((one) => !some.has(one));

/**
 * What is wrong with a translation, as sentences; none when it can be used. `intl` is the tag of its language. A
 * translation has exactly the places of its source, the choices that the code knows, and plural categories that its
 * language has.
 */
export function faultsOf(source: string, translation: string, intl: string): string[] {
  const wanted = placesOf(compileMessageOrThrow(source));
  let places: Map<string, Place>;
  try {
    places = placesOf(compileMessageOrThrow(translation));
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`is no ICU message: ${reason}`];
  }
  const lost = without(wanted.keys(), places);
  const unknown = without(places.keys(), wanted);
  return [
    ...(lost.length > 0 ? [`has lost ${listed(lost)}`] : []),
    ...(unknown.length > 0 ? [`has ${listed(unknown)}, which the source has not`] : []),
    ...[...wanted].flatMap(([name, place]) => faultsAt(name, place, places.get(name), intl)),
  ];
}

function faultsAt(name: string, wanted: Place, place: Place | undefined, intl: string): string[] {
  if (!place) return [];
  const formats = [...place.formats].filter(
    (format) => format !== '' && format !== 'select' && !(format in pluralTypes) && !wanted.formats.has(format),
  );
  const choices = place.choices.size > 0 ? without(wanted.choices, place.choices) : [];
  const ownChoices = wanted.choices.size > 0 ? without(place.choices, wanted.choices) : [];
  const categories = [...place.categories].flatMap(([type, found]) => {
    const known = new Set<string>(new Intl.PluralRules(intl, { type }).resolvedOptions().pluralCategories);
    return without(found, known.add('other'));
  });
  return [
    ...(place.complete ? [] : [`has no text for the case "other" of {${name}}`]),
    ...formats.map((format) => `formats {${name}} as ${format}, which the source does not`),
    ...choices.map((choice) => `has no text for the choice "${choice}" of {${name}}`),
    ...ownChoices.map((choice) => `has the choice "${choice}" of {${name}}, which the source has not`),
    ...categories.map((category) => `has the plural form "${category}" of {${name}}, which the language has not`),
  ];
}
