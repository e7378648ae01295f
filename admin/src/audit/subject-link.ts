import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { words } from './audit.words.ts';

type Subject = AuditEntryView['subject'];

/** The settings that have a screen, by the name under which the log has them. */
function settingsPath(id: string): string {
  if (id === 'workshop') return '/admin/settings/workshop';
  if (id.startsWith('payment ')) return '/admin/money';
  if (id.startsWith('tax')) return '/admin/settings/taxes';
  return '/admin/settings';
}

/** Where the record of an entry can be seen; null for those without a screen, and for what was erased. */
export function subjectPath({ kind, id }: Subject): string | null {
  if (id === '') return null;
  switch (kind) {
    case 'order':
      return `/admin/orders/${id}`;
    case 'customer':
      return `/admin/people/${id}`;
    case 'operator':
      return '/admin/team';
    case 'report':
      return `/admin/reports/${id}`;
    case 'text':
      return `/admin/legal-texts/${id.replace('.', '/')}`;
    case 'settings':
      return settingsPath(id);
    default:
      return null;
  }
}

/** What an entry is about, in words: "Order A10001". */
export const subjectText = ({ kind, name }: Subject): string =>
  name === '' ? words.kinds[kind] : words.subjectNamed({ kind: words.kinds[kind], name });
