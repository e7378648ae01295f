/** What a form calls its fields; a path's last word is looked up. Places that are not listed read as they are. */
export const fieldLabels: Record<string, string> = {
  email: 'e-mail address',
  password: 'password',
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

/**
 * The sentence beside a field (D5.1): "Please enter ${label}", "${label} must be at least ${min} characters",
 * "${label} must be up to ${max} characters". `value` is what stands in the field.
 */
export function fieldMessage(complaint: Complaint, value: unknown): string {
  const last = complaint.path.findLast((part) => typeof part === 'string');
  const label = fieldLabels[String(last)] ?? String(last ?? 'value');
  const empty = value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
  if (complaint.code === 'unrecognized_keys') return 'This field is not known here';
  if (empty) return `Please enter ${label}`;
  if (complaint.code === 'too_small' && complaint.origin === 'string')
    return `${capitalized(label)} must be at least ${complaint.minimum} characters`;
  if (complaint.code === 'too_big' && complaint.origin === 'string')
    return `${capitalized(label)} must be up to ${complaint.maximum} characters`;
  if (complaint.code === 'too_small') return `${capitalized(label)} must be at least ${complaint.minimum}`;
  if (complaint.code === 'too_big') return `${capitalized(label)} must be up to ${complaint.maximum}`;
  if (complaint.code === 'invalid_format') return `Please enter a valid ${label}`;
  if (complaint.code === 'custom') return complaint.message;
  return `${capitalized(label)} is not valid`;
}

/** Messages by field path (`address.city`, `items.0.quantity`); the first complaint of a field wins. */
export function fieldMessages(complaints: readonly Complaint[], input: unknown): Record<string, string> {
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
          fieldMessages([{ ...inner, path: [...complaint.path, ...inner.path] }], input),
        ))
          note([name], message);
    else if (complaint.code === 'unrecognized_keys')
      for (const key of complaint.keys ?? [])
        note([...complaint.path, key], fieldMessage({ ...complaint, path: [...complaint.path, key] }, 'there'));
    else note(complaint.path, fieldMessage(complaint, valueAt(input, complaint.path)));
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
