/** What a form calls its fields; a path's last word is looked up. Places that are not listed read as they are. */
export const fieldLabels: Record<string, string> = {
  email: 'e-mail address',
  password: 'password',
  currentPassword: 'present password',
  firstName: 'first name',
  lastName: 'last name',
  company: 'company',
  line1: 'street and number',
  line2: 'address line 2',
  city: 'city',
  region: 'region',
  postalCode: 'postal code',
  countryCode: 'country',
  phone: 'phone number',
  quantity: 'quantity',
  address: 'address',
  deliveryMethod: 'delivery method',
  coupon: 'discount code',
};

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

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const labelOf = (field: string) => fieldLabels[field] ?? field;
const nameOf = (field: string) => capitalized(labelOf(field));

/** The sentences beside fields (D5.1), each told the last word of the field's path. */
export interface FieldWording {
  enter(field: string): string;
  enterValid(field: string): string;
  short(field: string, least: string): string;
  long(field: string, most: string): string;
  small(field: string, least: string): string;
  large(field: string, most: string): string;
  wrong(field: string): string;
  unknown(): string;
  /** What a schema of ours says itself, by its English. */
  custom(message: string): string;
}

/** What is said where no other language is asked for. */
export const englishFields: FieldWording = {
  enter: (field) => `Please enter ${labelOf(field)}`,
  enterValid: (field) => `Please enter a valid ${labelOf(field)}`,
  short: (field, least) => `${nameOf(field)} must be at least ${least} characters`,
  long: (field, most) => `${nameOf(field)} must be up to ${most} characters`,
  small: (field, least) => `${nameOf(field)} must be at least ${least}`,
  large: (field, most) => `${nameOf(field)} must be up to ${most}`,
  wrong: (field) => `${nameOf(field)} is not valid`,
  unknown: () => 'This field is not known here',
  custom: (message) => message,
};

/**
 * The sentence beside a field (D5.1): "Please enter ${label}", "${label} must be at least ${min} characters",
 * "${label} must be up to ${max} characters". `value` is what stands in the field.
 */
export function fieldMessage(complaint: Complaint, value: unknown, say: FieldWording = englishFields): string {
  const field = String(complaint.path.findLast((part) => typeof part === 'string') ?? 'value');
  const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  const { code, origin, minimum, maximum } = complaint;
  if (code === 'unrecognized_keys') return say.unknown();
  if (empty) return say.enter(field);
  if (code === 'too_small')
    return origin === 'string' ? say.short(field, String(minimum)) : say.small(field, String(minimum));
  if (code === 'too_big')
    return origin === 'string' ? say.long(field, String(maximum)) : say.large(field, String(maximum));
  if (code === 'invalid_format') return say.enterValid(field);
  if (code === 'custom') return say.custom(complaint.message);
  return say.wrong(field);
}

/** Messages by field path (`address.city`, `items.0.quantity`); the first complaint of a field wins. */
export function fieldMessages(
  complaints: readonly Complaint[],
  input: unknown,
  say: FieldWording = englishFields,
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
          fieldMessages([{ ...inner, path: [...complaint.path, ...inner.path] }], input, say),
        ))
          note([name], message);
    else if (complaint.code === 'unrecognized_keys')
      for (const key of complaint.keys ?? [])
        note([...complaint.path, key], fieldMessage({ ...complaint, path: [...complaint.path, key] }, 'there', say));
    else note(complaint.path, fieldMessage(complaint, valueAt(input, complaint.path), say));
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
