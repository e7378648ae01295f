import { asc } from 'drizzle-orm';
import { inLocale } from '@afterimage/words/compiled.ts';
import type { Locale } from '@afterimage/words/locale.ts';
import type { Database } from '../platform/db/connection.ts';
import { fail } from '../platform/http/failure.ts';
import type { PaymentProvider } from './payment-provider.ts';
import { paymentMethods } from './tables.ts';
import { words } from './ways-to-pay.words.ts';

/** Where and in what an order is paid. */
interface Purchase {
  countryCode: string;
  currency: string;
}

/** The providers that are offered for a purchase, in the order in which customers see them. */
export async function waysToPay(
  db: Database,
  providers: readonly PaymentProvider[],
  { countryCode, currency }: Purchase,
): Promise<PaymentProvider[]> {
  const rows = await db.select().from(paymentMethods).orderBy(asc(paymentMethods.position));
  const rowOf = new Map(rows.map((row) => [row.provider, row]));
  const isOffered = (provider: PaymentProvider): boolean => {
    const row = rowOf.get(provider.name);
    const isHere = !row || (row.isEnabled && (row.countries.length === 0 || row.countries.includes(countryCode)));
    return isHere && (provider.currencies?.includes(currency) ?? true);
  };
  const place = ({ name }: PaymentProvider) => rowOf.get(name)?.position ?? 0;
  return providers.filter(isOffered).toSorted((a, b) => place(a) - place(b));
}

/** The way that was chosen, or the first one; fails at the field where it is not offered, or where none is. */
export async function chosenWay(
  db: Database,
  providers: readonly PaymentProvider[],
  purchase: Purchase & { chosen: string | undefined },
): Promise<PaymentProvider> {
  const offered = await waysToPay(db, providers, purchase);
  const { chosen } = purchase;
  const provider = chosen === undefined ? offered[0] : offered.find(({ name }) => name === chosen);
  if (provider) return provider;
  if (offered.length === 0)
    return fail('PAYMENT_METHOD_INVALID', (locale) => {
      const { none } = inLocale(words, locale);
      return { description: none, fields: { paymentMethod: none } };
    });
  return fail('PAYMENT_METHOD_INVALID', (locale) => ({ fields: { paymentMethod: inLocale(words, locale).choose } }));
}

/** A way to pay as customers read it; a provider without words of its own is called by its name. */
export function wayOnWire({ name }: PaymentProvider, locale: Locale) {
  const known = inLocale(words, locale).ways;
  const text = name in known ? known[name as keyof typeof known] : { name, detail: '' };
  return { id: name, ...text };
}
