import { openStore } from '../../files/store/open-store.ts';
import { exportFile } from '../../import-export/export-file.ts';
import { type Command, CommandError } from '../command.ts';

/** Writes everything that an owner has filled in, for another shop of this kind, or as a copy. */
export const exportCommand: Command = {
  name: 'export',
  summary: 'writes products, categories, attributes, coupons, taxes, articles, legal texts and settings',
  example: 'npm run shop -- export shop-2026-11',
  usage: 'export FOLDER|FILE.jsonl',
  details: [
    'A folder gets shop.jsonl, one record in each line, and the pictures of products; a file gets the records alone.',
    'Orders, projects and uploads are no part of it: `import` is for a catalogue, and a copy of the data folder is a backup.',
  ],
  options: {
    customers: { type: 'boolean', help: 'customers with their addresses too, without passwords: personal data' },
  },

  async run({ db, settings, args, options, print }) {
    const [path] = args;
    if (path === undefined) throw new CommandError('Name a folder or a file: npm run shop -- export FOLDER');
    const counts = await exportFile({
      db,
      store: openStore(settings),
      path,
      customers: options['customers'] === true,
    });
    if (options['json']) print(JSON.stringify({ path, counts }));
    else for (const [kind, count] of Object.entries(counts)) print(`${String(count).padStart(8)}  ${kind}`);
  },
};
