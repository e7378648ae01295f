/**
 * The path (`address.city`) of the first text that PostgreSQL cannot hold: one with a NUL character or with half
 * of a surrogate pair. Null when all of `value` can be kept.
 */
export function unstorableText(value: unknown, path = ''): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [name, inner] of Object.entries(value)) {
    const place = path ? `${path}.${name}` : name;
    const found = unstorableText(name, place) ?? unstorableText(inner, place);
    if (found) return found;
  }
  return null;
}
