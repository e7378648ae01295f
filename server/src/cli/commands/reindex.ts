import { reindex } from '../../import-export/reindex.ts';
import type { Command } from '../command.ts';

/** Repairs the search, as after a change of the database by hand or of its text configurations. */
export const reindexCommand: Command = {
  name: 'reindex',
  summary: 'builds the search anew, with its words, and lets every process drop its cached pages',
  example: 'npm run shop -- reindex',
  details: ['Customers search in what there was until it is done.'],

  async run({ db, options, print }) {
    const counts = await reindex(db);
    print(options['json'] ? JSON.stringify(counts) : `${counts.products} products are found by ${counts.words} words.`);
  },
};
