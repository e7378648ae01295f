import { createHash } from 'node:crypto';
import type { Design } from '@afterimage/contract/filled-slot.ts';

/** SHA-256 (hex) of a design in a form that does not depend on the order of its keys; '' for a plain line. */
export function personalizationHash(design: Design | null): string {
  if (!design) return '';
  return createHash('sha256').update(canonical(design)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, inner]) => `${JSON.stringify(key)}:${canonical(inner)}`).join(',')}}`;
}
