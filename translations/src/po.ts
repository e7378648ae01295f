import { type GetTextTranslation, type GetTextTranslations, po } from 'gettext-parser';

/**
 * A message of a PO file (https://www.gnu.org/software/gettext/manual/html_node/PO-Files.html): its id is the context
 * (`msgctxt`), its source the English text (`msgid`), both in ICU MessageFormat, without gettext's own plurals.
 */
export interface PoEntry {
  id: string;
  source: string;
  /** Empty while there is no translation. */
  text: string;
  /** Whether somebody has to look at the text again, as after a change of the source. */
  fuzzy: boolean;
  /** The source that the text was made for, where it has changed since. */
  previousSource?: string | undefined;
  /** What translators have noted. */
  notes?: string | undefined;
  /** For translators: where the message is and what is to be known about it. */
  reference?: string | undefined;
  comments?: string | undefined;
}

export interface PoFile {
  /** The language of the header; undefined where there is none. */
  locale: string | undefined;
  entries: PoEntry[];
  /** Entries of messages that are no more. */
  obsolete: PoEntry[];
}

/** A PO file that cannot be read, with the reason as a sentence for whoever wrote it. */
export class PoError extends Error {
  override readonly name = 'PoError';
}

/** Reads a PO file in UTF-8. Throws a `PoError` for what is none, and for entries that are not ours. */
export function readPo(content: string): PoFile {
  const table = parsed(content);
  return {
    locale: table.headers?.Language || undefined,
    entries: entriesOf(table.translations),
    obsolete: entriesOf(table.obsolete ?? {}),
  };
}

function parsed(content: string): GetTextTranslations {
  try {
    return po.parse(content.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new PoError(error instanceof Error ? error.message : String(error), { cause: error });
  }
}

function entriesOf(translations: GetTextTranslations['translations']): PoEntry[] {
  return Object.values(translations).flatMap((context) =>
    Object.values(context)
      .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt)
      .map(entryOf),
  );
}

function entryOf({ msgctxt, msgid, msgid_plural: plural, msgstr, comments }: GetTextTranslation): PoEntry {
  if (!msgctxt) throw new PoError(`The entry "${msgid}" has lost its msgctxt, which says which message it is.`);
  if (plural !== undefined) throw new PoError(`The entry ${msgctxt} has a msgid_plural: plurals belong into the text.`);
  const { flag = '', previous, translator, reference, extracted } = comments ?? {};
  return {
    id: msgctxt,
    source: msgid,
    text: msgstr?.[0] ?? '',
    fuzzy: flag.split(/[\s,]+/).includes('fuzzy'),
    previousSource: previous === undefined ? undefined : sourceIn(previous),
    notes: translator || undefined,
    reference: reference || undefined,
    comments: extracted || undefined,
  };
}

/** The text of `msgid "…"` in a comment `#| …`. */
function sourceIn(previous: string): string | undefined {
  const table = parsed(`${previous}\nmsgstr ""\n`);
  return Object.values(table.translations)
    .flatMap((context) => Object.values(context))
    .find(({ msgid }) => msgid !== '')?.msgid;
}

/** Writes a PO file; the same entries always give the same text. */
export function writePo(locale: string, { entries, obsolete }: Pick<PoFile, 'entries' | 'obsolete'>): string {
  const table: GetTextTranslations = {
    charset: 'utf-8',
    headers: {
      'Project-Id-Version': 'Afterimage',
      Language: locale,
      'MIME-Version': '1.0',
      'Content-Type': 'text/plain; charset=utf-8',
      'Content-Transfer-Encoding': '8bit',
    },
    translations: tableOf(entries),
    obsolete: tableOf(obsolete),
  };
  return po.compile(table).toString('utf8');
}

function tableOf(entries: readonly PoEntry[]): GetTextTranslations['translations'] {
  const table: GetTextTranslations['translations'] = {};
  for (const entry of entries) (table[entry.id] ??= {})[entry.source] = translationOf(entry);
  return table;
}

function translationOf({ id, source, text, fuzzy, previousSource, ...comments }: PoEntry): GetTextTranslation {
  const flags = [...(fuzzy ? ['fuzzy'] : []), ...(source.includes('{') ? ['icu-message-format'] : [])];
  return {
    msgctxt: id,
    msgid: source,
    msgstr: [text],
    comments: {
      ...(comments.notes && { translator: comments.notes }),
      ...(comments.reference && { reference: comments.reference }),
      ...(comments.comments && { extracted: comments.comments }),
      ...(flags.length > 0 && { flag: flags.join(', ') }),
      ...(previousSource !== undefined && { previous: previousComment(previousSource) }),
    },
  };
}

/** `msgid "…"` as the library itself writes it. */
function previousComment(source: string): string {
  const text = po.compile({
    charset: 'utf-8',
    headers: {},
    translations: { '': { [source]: { msgid: source, msgstr: [''] } } },
  });
  const [, block = ''] = text.toString('utf8').split(/\n\n/);
  return block.slice(0, block.lastIndexOf('\nmsgstr'));
}
