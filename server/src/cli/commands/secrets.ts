import { randomBytes } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { shopFacts } from '../../platform/db/tables.ts';
import { type Command, CommandError } from '../command.ts';

/** The keys that the shop has made for itself and that may be replaced, with what then is no longer valid. */
const secrets = {
  'file-secret':
    'addresses of files, invoices, prints and exports that were given out, and links to films in open pages',
  'draft-secret': 'links to drafts that customers have shared or kept',
  'guest-order-secret': 'links to orders in the mails of guests',
  'device-secret': 'the marks of known browsers: for some days, guesses can lock accounts out sooner',
} as const;
type SecretName = keyof typeof secrets;
const names = Object.keys(secrets) as SecretName[];

/** Tells of the shop's own keys, never what they are, and replaces one that somebody else may know. */
export const secretsCommand: Command = {
  name: 'secrets',
  summary: "lists the shop's own signing keys; with --renew one is replaced, and what it has signed is no longer valid",
  example: 'npm run shop -- secrets --renew file-secret',
  details: [
    'A key is to be renewed when somebody else may know it, as after a copy of the database was lost. Keys are never shown.',
    'A running shop goes on with the key before until it is started again.',
    ...names.map((name) => `${name}: ${secrets[name]}`),
  ],
  options: { renew: { type: 'string', help: 'the name of a key' } },

  async run({ db, options, print }) {
    const { renew } = options;
    if (typeof renew === 'string') {
      const name = names.find((one) => one === renew);
      if (!name) throw new CommandError(`There is no key "${renew}" that may be renewed: ${names.join(', ')}.`);
      const value = randomBytes(32).toString('base64url');
      await db.insert(shopFacts).values({ name, value }).onConflictDoUpdate({ target: shopFacts.name, set: { value } });
      const lost = secrets[name];
      if (options['json']) print(JSON.stringify({ renewed: name, noLongerValid: lost }));
      else print(`${name} was renewed. Start the shop again; no longer valid then: ${lost}.`);
      return;
    }
    const rows = await db.select({ name: shopFacts.name }).from(shopFacts).where(inArray(shopFacts.name, names));
    const made = new Set(rows.map(({ name }) => name));
    const list = names.map((name) => ({ name, made: made.has(name), signs: secrets[name] }));
    if (options['json']) print(JSON.stringify(list));
    else
      for (const secret of list)
        print(`${secret.name.padEnd(20)} ${secret.made ? 'made    ' : 'not made'}  ${secret.signs}`);
  },
};
