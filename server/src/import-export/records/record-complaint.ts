import * as z from 'zod';
import { fieldMessages, type FieldWording } from '@afterimage/contract/values/field-messages.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';
import type { Locale, LocalizedMessage } from '@afterimage/words/locale.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { importMessage } from '../import-message.ts';
import { words } from '../import.words.ts';

type RecordRule = keyof typeof words.rules;
type Issue = z.core.$ZodIssue;

/** A text that keeps a rule, which has a message of its own. */
export const ruledText = (rule: RecordRule, keepsRule: (text: string) => boolean): z.ZodString =>
  z.string().refine(keepsRule, rule);

/**
 * What is wrong with a record: the first complaint, behind the field that it is about.
 * @param input what was parsed
 * @param columns what fields are called in the file
 */
export function complaintOf(
  error: z.ZodError,
  input: unknown,
  columns: Readonly<Record<string, string>> = {},
): LocalizedMessage {
  const [issue] = error.issues;
  if (!issue) return importMessage(({ field }) => field.wrongRecord);
  return (locale) => {
    const [[path, message] = ['', '']] = Object.entries(fieldMessages([issue], input, recordWording(issue, locale)));
    const column = columns[path.split('.').at(-1) ?? ''];
    return `${column ?? path}: ${message}`;
  };
}

/** The messages of a report: they follow the name of the field and do not repeat it. */
function recordWording(issue: Issue, locale: Locale): FieldWording {
  const { field, rules } = inLocale(words, locale);
  const isList = 'origin' in issue && ['array', 'set'].includes(issue.origin);
  const isExclusive = 'inclusive' in issue && issue.inclusive === false;
  return {
    enter: () => field.missing,
    enterValid: () => field.format,
    short: (_, least) => field.short({ least: Number(least) }),
    long: (_, most) => field.long({ most: Number(most) }),
    small: (_, least) =>
      isList ? field.few({ least: Number(least) }) : (isExclusive ? field.notMore : field.small)({ least }),
    large: (_, most) =>
      isList ? field.many({ most: Number(most) }) : (isExclusive ? field.notLess : field.large)({ most }),
    wrong: () => {
      if (issue.code === 'invalid_type') return field.type({ type: issue.expected });
      return issue.code === 'invalid_value'
        ? field.oneOf({ values: issue.values.map(String).join(', ') })
        : field.wrong;
    },
    unknown: () => field.unknown,
    rule: (message) =>
      Object.hasOwn(rules, message) ? rules[message as RecordRule] : fieldWording(locale).rule(message),
  };
}
