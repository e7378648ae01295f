import { describe, expect, it } from 'vitest';
import { faultsOf } from './message-faults.ts';

const days = '{count, plural, one {# day} other {# days}} until {date}';
const status = '{status, select, paid {Paid} shipped {Shipped} other {Open}}';

describe('a translation can be used', () => {
  it.each([
    ['Cart', 'Panier', 'fr'],
    ['{name} for {price}', '{price} : {name}', 'fr'],
    // Languages without plurals need none, others have more forms than English.
    [days, '{date}まで{count}日', 'ja-JP'],
    [days, '{count, plural, one {# dzień} few {# dni} many {# dni} other {# dnia}} do {date}', 'pl-PL'],
    [days, '{count, plural, =0 {aujourd’hui} one {# jour} other {# jours}} jusqu’au {date}', 'fr-FR'],
    [status, '{status, select, paid {Payée} shipped {Expédiée} other {Ouverte}}', 'fr'],
    ['{n} of {all}', "l'article {n} sur {all}", 'fr'],
    ['{size, number} MB', '{size, number} Mo', 'fr'],
  ])('D5.1 %s: %s', (source, translation, intl) => {
    expect(faultsOf(source, translation, intl)).toEqual([]);
  });
});

describe('a translation is faulty', () => {
  it.each([
    ['{name} for {price}', '{name}', 'fr', 'has lost {price}'],
    ['{name} for {price}', '{nom} pour {price}', 'fr', 'has lost {name}'],
    ['Cart', 'Panier {count}', 'fr', 'has {count}, which the source has not'],
    ['{name} is sold', "l''article '{name}' est vendu", 'fr', 'has lost {name}'],
    [days, '{count, plural, one {# jour} other {# jours}', 'fr', 'is no ICU message'],
    [days, '{count, plural, one {# jour}} {date}', 'fr', 'has no text for the case "other" of {count}'],
    [days, '{count, plural, one {#} few {#} other {#}} {date}', 'fr', 'has the plural form "few" of {count}'],
    [days, '{count, selectordinal, two {#} other {#}} {date}', 'fr', 'has the plural form "two" of {count}'],
    [
      status,
      '{status, select, paid {Payée} other {Ouverte}}',
      'fr',
      'has no text for the choice "shipped" of {status}',
    ],
    [
      status,
      '{status, select, paid {P} shipped {E} envoyé {E} other {O}}',
      'fr',
      'has the choice "envoyé" of {status}',
    ],
    ['{size} MB', '{size, date, short} Mo', 'fr', 'formats {size} as date'],
  ])('D5.1 %s: %s', (source, translation, intl, fault) => {
    expect(faultsOf(source, translation, intl).join('; ')).toContain(fault);
  });
});
