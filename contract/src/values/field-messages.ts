/** The part of a schema's complaint that a message is made from; zod's issues have this form. */
export interface Complaint {
  code: string;
  path: readonly PropertyKey[];
  message: string;
  minimum?: number | bigint;
  maximum?: number | bigint;
  origin?: string;
  input?: unknown;
  keys?: readonly string[];
  /** The complaints of each branch of a union. */
  errors?: readonly (readonly Complaint[])[];
}

/** What the contract's own rules complain about; schemas carry it as the `message` of a `refine`. */
export type OwnRule = 'chooseAddress' | 'nameSubject' | 'chooseCountry';

/**
 * The sentences beside fields (D5.1) in one language, each made for the last word of the field's path; `fieldWording` of
 * `words` makes them.
 */
export interface FieldWording {
  enter(field: string): string;
  enterValid(field: string): string;
  short(field: string, least: string): string;
  long(field: string, most: string): string;
  small(field: string, least: string): string;
  large(field: string, most: string): string;
  wrong(field: string): string;
  unknown(): string;
  /** The sentence of a rule (`OwnRule`); undefined for a message that is none. */
  rule(message: string): string | undefined;
}

/**
 * The sentence beside a field (D5.1): "Please enter ${label}", "${label} must be at least ${min} characters",
 * "${label} must be up to ${max} characters". `value` is what stands in the field.
 */
function fieldMessage(complaint: Complaint, value: unknown, wording: FieldWording): string {
  const field = String(complaint.path.findLast((part) => typeof part === 'string') ?? 'value');
  const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  const { code, origin, minimum, maximum } = complaint;
  if (code === 'unrecognized_keys') return wording.unknown();
  if (empty) return wording.enter(field);
  if (code === 'too_small')
    return origin === 'string' ? wording.short(field, String(minimum)) : wording.small(field, String(minimum));
  if (code === 'too_big')
    return origin === 'string' ? wording.long(field, String(maximum)) : wording.large(field, String(maximum));
  if (code === 'invalid_format') return wording.enterValid(field);
  return (code === 'custom' ? wording.rule(complaint.message) : undefined) ?? wording.wrong(field);
}

/** Messages by field path (`address.city`, `items.0.quantity`); the first complaint of a field wins. */
export function fieldMessages(
  complaints: readonly Complaint[],
  input: unknown,
  wording: FieldWording,
): Record<string, string> {
  // Of thousands of wrong fields a person reads the first ones.
  const most = 100;
  const messages = new Map<string, string>();
  const note = (path: readonly PropertyKey[], message: string) => {
    const name = path.map(String).join('.') || 'body';
    if (!messages.has(name) && messages.size < most) messages.set(name, message);
  };
  for (const complaint of complaints) {
    // Of a union, the branch that fits best is the one the sender meant.
    const branch = complaint.errors?.toSorted((a, b) => misfit(a) - misfit(b))[0];
    if (complaint.code === 'invalid_union' && branch)
      for (const inner of branch)
        for (const [name, message] of Object.entries(
          fieldMessages([{ ...inner, path: [...complaint.path, ...inner.path] }], input, wording),
        ))
          note([name], message);
    else if (complaint.code === 'unrecognized_keys')
      for (const key of complaint.keys ?? [])
        note(
          [...complaint.path, key],
          fieldMessage({ ...complaint, path: [...complaint.path, key] }, 'there', wording),
        );
    else note(complaint.path, fieldMessage(complaint, valueAt(input, complaint.path), wording));
  }
  return Object.fromEntries(messages);
}

const misfit = (complaints: readonly Complaint[]) =>
  complaints.reduce((sum, { keys }) => sum + 1 + (keys?.length ?? 0), 0);

/** What stands at a path; undefined where there is nothing. */
export function valueAt(input: unknown, path: readonly PropertyKey[]): unknown {
  let value = input;
  for (const part of path) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = Object.hasOwn(value, part) ? (value as Record<PropertyKey, unknown>)[part] : undefined;
  }
  return value;
}
