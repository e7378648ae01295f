import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import { mailNames } from '@afterimage/contract/values/mail-names.ts';
import { legalTextNames } from '@afterimage/contract/values/legal.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { words as textWords } from '../legal-texts/legal-texts.words.ts';
import { words as mailWords } from '../mails/mail-names.words.ts';
import { wayText } from '../money/money-text.ts';
import { formatDay } from '../parts/format-moment.ts';
import { countryName } from '../settings/country-name.ts';
import { words } from './audit.words.ts';

type Subject = AuditEntryView['subject'];

/** The settings that have a screen, by the name under which the log has them. */
const settingsPaths: Readonly<Record<string, string>> = {
  details: '/admin/settings/shop',
  'bank-account': '/admin/settings/payment',
  stripe: '/admin/settings/payment',
  'mail-server': '/admin/settings/mail',
  orders: '/admin/settings/orders',
  workshop: '/admin/settings/workshop',
  delivery: '/admin/settings/delivery',
  help: '/admin/help',
  'front-page': '/admin/front-page',
  menus: '/admin/menus',
  languages: '/admin/settings/languages',
  journal: '/admin/journal',
  withdrawals: '/admin/settings/withdrawals',
};

/** The screen of settings; some names go on with a country, a language or a way to pay. */
function settingsPath(id: string): string {
  if (id.startsWith('payment ')) return '/admin/money';
  if (id.startsWith('search')) return '/admin/settings/search';
  if (id.startsWith('tax')) return '/admin/settings/taxes';
  return settingsPaths[id] ?? '/admin/settings';
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
    case 'mail':
      return `/admin/mails/${id}`;
    case 'product':
      return `/admin/products/${id}`;
    case 'article':
      return `/admin/journal/${id}`;
    case 'coupon':
      return `/admin/coupons/${id}`;
    case 'category':
      return '/admin/categories';
    case 'attribute':
      return '/admin/attributes';
    case 'webhook':
      return '/admin/settings/webhooks';
    case 'settings':
      return settingsPath(id);
    default:
      return null;
  }
}

const namedParts = [
  'details',
  'bank-account',
  'stripe',
  'mail-server',
  'orders',
  'workshop',
  'taxes',
  'delivery',
  'journal',
  'help',
  'front-page',
  'menus',
  'languages',
  'withdrawals',
  'stock',
  'checklist',
  'sample',
] as const;

/** The settings and texts, which have codes instead of names, in words. */
function nameOf({ kind, id, name }: Subject): string {
  if (kind === 'text') {
    const [page, locale = ''] = id.split('.');
    const title = legalTextNames.find((one) => one === page);
    return title ? textWords.textIn({ page: textWords.names[title], language: languageName(locale) }) : name;
  }
  if (kind === 'mail') {
    const mail = mailNames.find((one) => one === id);
    return mail ? mailWords[mail].title : name;
  }
  if (kind !== 'settings') return name;
  const [part = '', detail = '', day] = id.split(' ');
  if (part === 'tax' && day) return words.settings.tax({ country: countryName(detail), day: formatDay(day) });
  if (part === 'search') return words.settings.search({ language: languageName(detail) });
  if (part === 'payment') return words.settings.payment({ way: wayText(detail) });
  const named = namedParts.find((one) => one === part);
  if (named) return words.settings[named];
  return name;
}

/** What an entry is about, in words: "Order A10001". */
export function subjectText(subject: Subject): string {
  const { kind } = subject;
  const name = nameOf(subject);
  if (kind === 'settings' || kind === 'text') return name || words.kinds[kind];
  return name === '' ? words.kinds[kind] : words.subjectNamed({ kind: words.kinds[kind], name });
}
