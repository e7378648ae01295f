import type { DocumentKind } from '@afterimage/contract/values/taxes.ts';

const prefixes: Readonly<Record<DocumentKind, string>> = { invoice: 'AI', correction: 'AK', credit_note: 'AC' };

/** The number of a document as people read it: `AI-000001` of an invoice, `AK-000001` of a corrected one, `AC-000001` of a credit note. */
export function documentName(kind: DocumentKind, number: number): string {
  return `${prefixes[kind]}-${String(number).padStart(6, '0')}`;
}
