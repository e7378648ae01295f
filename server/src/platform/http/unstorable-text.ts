/** No call takes anything that is nested nearly as deep; whoever walks a value may trust in it. */
const deepest = 50;

/**
 * The path (`address.city`) of the first text that PostgreSQL cannot hold: one with a NUL character or with half
 * of a surrogate pair; also of what is nested deeper than anything that is asked for. Null when all can be kept.
 */
export function unstorableText(value: unknown, path = '', depth = 0): string | null {
  if (typeof value === 'string') return value.includes('\0') || !value.isWellFormed() ? path || 'body' : null;
  if (typeof value !== 'object' || value === null) return null;
  if (depth > deepest) return path.split('.')[0] || 'body';
  for (const [name, inner] of Object.entries(value)) {
    const fieldPath = path ? `${path}.${name}` : name;
    const fault = unstorableText(name, fieldPath) ?? unstorableText(inner, fieldPath, depth + 1);
    if (fault) return fault;
  }
  return null;
}
