import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';

/** How a message uses one of its places (`{count}`). */
interface PlaceholderUse {
  /** Its formats: `plural`, `number`, …; an empty text where the value stands as it is. */
  formats: Set<string>;
  /** The choices of its `select`, all of them together. */
  choices: Set<string>;
  /** The categories of its `plural` and `selectordinal`, without exact numbers. */
  categories: Map<'cardinal' | 'ordinal', Set<string>>;
  /** Whether each of its choices and plurals says what stands in all other cases, which ICU demands. */
  complete: boolean;
}

const newPlaceholderUse = (): PlaceholderUse => ({
  formats: new Set(),
  choices: new Set(),
  categories: new Map(),
  complete: true,
});

const pluralTypes: Readonly<Record<string, 'cardinal' | 'ordinal'>> = { plural: 'cardinal', selectordinal: 'ordinal' };

/** The places of a compiled message by name, also those inside its choices. */
function placeholdersIn(message: CompiledMessage): Map<string, PlaceholderUse> {
  const placeholders = new Map<string, PlaceholderUse>();
  const visit = (tokens: CompiledMessage): void => {
    for (const token of tokens) {
      if (typeof token === 'string') continue;
      const [name, format = '', parts] = token;
      const placeholder = placeholders.get(name) ?? newPlaceholderUse();
      placeholders.set(name, placeholder);
      placeholder.formats.add(format);
      if (typeof parts !== 'object' || parts === null || !(format === 'select' || format in pluralTypes)) continue;
      placeholder.complete &&= 'other' in parts;
      for (const [choice, inner] of Object.entries(parts as Record<string, unknown>)) {
        if (!Array.isArray(inner)) continue;
        if (format === 'select') placeholder.choices.add(choice);
        else if (!/^\d+$/.test(choice)) addTo(placeholder.categories, pluralTypes[format] ?? 'cardinal', choice);
        visit(inner as CompiledMessage);
      }
    }
  };
  visit(message);
  return placeholders;
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
  const sourcePlaceholders = placeholdersIn(compileMessageOrThrow(source));
  let placeholders: Map<string, PlaceholderUse>;
  try {
    placeholders = placeholdersIn(compileMessageOrThrow(translation));
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [`is no ICU message: ${reason}`];
  }
  const missingNames = without(sourcePlaceholders.keys(), placeholders);
  const unknown = without(placeholders.keys(), sourcePlaceholders);
  return [
    ...(missingNames.length > 0 ? [`has lost ${listed(missingNames)}`] : []),
    ...(unknown.length > 0 ? [`has ${listed(unknown)}, which the source has not`] : []),
    ...[...sourcePlaceholders].flatMap(([name, placeholder]) =>
      faultsAt(name, placeholder, placeholders.get(name), intl),
    ),
  ];
}

function faultsAt(
  name: string,
  sourcePlaceholders: PlaceholderUse,
  placeholder: PlaceholderUse | undefined,
  intl: string,
): string[] {
  if (!placeholder) return [];
  const formats = [...placeholder.formats].filter(
    (format) =>
      format !== '' && format !== 'select' && !(format in pluralTypes) && !sourcePlaceholders.formats.has(format),
  );
  const choices = placeholder.choices.size > 0 ? without(sourcePlaceholders.choices, placeholder.choices) : [];
  const ownChoices =
    sourcePlaceholders.choices.size > 0 ? without(placeholder.choices, sourcePlaceholders.choices) : [];
  const categories = [...placeholder.categories].flatMap(([type, usedCategories]) => {
    const validCategories = new Set<string>(new Intl.PluralRules(intl, { type }).resolvedOptions().pluralCategories);
    return without(usedCategories, validCategories.add('other'));
  });
  return [
    ...(placeholder.complete ? [] : [`has no text for the case "other" of {${name}}`]),
    ...formats.map((format) => `formats {${name}} as ${format}, which the source does not`),
    ...choices.map((choice) => `has no text for the choice "${choice}" of {${name}}`),
    ...ownChoices.map((choice) => `has the choice "${choice}" of {${name}}, which the source has not`),
    ...categories.map((category) => `has the plural form "${category}" of {${name}}, which the language has not`),
  ];
}
