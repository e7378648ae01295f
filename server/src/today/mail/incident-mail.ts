import type { IncidentKind } from '@afterimage/contract/values/incidents.ts';
import { inLocale } from '@afterimage/words/compiled.ts';
import { storedOperatorLocale } from '../../platform/locale/request-locale.ts';
import type { Mail, Part } from '../../platform/mail/mail.ts';
import { writeMail } from '../../platform/mail/write-mail.ts';
import { incidentPath } from '../incident-path.ts';
import { words } from './incident-mails.words.ts';

/** An incident as the mail tells it. */
export interface ToldIncident {
  kind: IncidentKind;
  subject: string;
  cause: string;
  orderId: string | null;
  orderNumber: string | null;
}

/** So many are written out; the rest is a number. */
const mostWritten = 10;

/** To an owner of the shop: what has gone wrong since the last such mail. */
export function incidentMail(
  { to, locale: ownLocale }: { to: string; locale: string },
  told: readonly ToldIncident[],
  shopUrl: string,
): Mail {
  const locale = storedOperatorLocale(ownLocale);
  const { subject, preview, heading, more, open, openToday, once, reason, kinds, order, someOrder, cause } = inLocale(
    words,
    locale,
  );
  const count = told.length;
  const partsOf = (one: ToldIncident): Part[] => {
    const name = one.orderNumber === null ? someOrder : order({ number: one.orderNumber });
    const message = kinds[one.kind];
    const values = { order: name, subject: one.subject, cause: one.cause };
    const text = typeof message === 'string' ? message : message(values);
    const isSaid = one.kind === 'disk-filling' || one.kind === 'webhook-off' || one.cause === '';
    return [
      { kind: 'paragraph', text: isSaid ? text : `${text} ${cause({ cause: one.cause })}` },
      { kind: 'link', before: '', label: open, url: shopUrl + incidentPath(one), after: '' },
    ];
  };
  return writeMail({
    to,
    shopUrl,
    locale,
    subject: subject({ count }),
    preview,
    heading: heading({ count }),
    partList: [
      ...told.slice(0, mostWritten).flatMap(partsOf),
      ...(count > mostWritten ? [{ kind: 'paragraph' as const, text: more({ count: count - mostWritten }) }] : []),
      { kind: 'button', label: openToday, url: `${shopUrl}/admin/today` },
      { kind: 'note', text: once },
    ],
    reason,
  });
}
