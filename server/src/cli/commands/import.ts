import { mkdir } from 'node:fs/promises';
import { isIP } from 'node:net';
import { importResults } from '@afterimage/contract/values/file-runs.ts';
import { incomingOf, openStore } from '../../files/store/open-store.ts';
import { CsvFileError } from '../../import-export/csv/csv-rows.ts';
import { fileFormats, importFile } from '../../import-export/import-file.ts';
import type { ReportRow } from '../../import-export/import-run.ts';
import { type Command, CommandError } from '../command.ts';

/** Takes in products and customers of other shops, and what `export` has written. */
export const importCommand: Command = {
  name: 'import',
  summary: "takes in an export of this shop, or Shopify's or WooCommerce's CSV of products or customers",
  example: 'npm run shop -- import products_export.csv --dry-run',
  usage: 'import FILE',
  details: [
    `Known by its columns: ${Object.values(fileFormats).join(', ')}.`,
    'A product is known by its handle or article number, a customer by the e-mail address: a file may be taken in again.',
    'Each record is told with its line; one that is refused stops none of the others, and the command ends with 1.',
  ],
  options: {
    'dry-run': { type: 'boolean', help: 'only says what it would do' },
    quiet: { type: 'boolean', help: 'tells only what was skipped, refused or taken in otherwise' },
    'fetch-pictures': { type: 'string', help: 'hosts to fetch pictures from: cdn.shopify.com,*.example.com' },
    'uncounted-stock': { type: 'string', help: 'pieces of new variants that the file does not count (0)' },
  },

  async run({ db, settings, args, options, print }) {
    const [path] = args;
    if (path === undefined) throw new CommandError('Name the file: npm run shop -- import FILE');
    const dryRun = options['dry-run'] === true;
    const report = (row: ReportRow) => {
      if (options['quiet'] && !row.reason && !row.notes) return;
      print(options['json'] ? JSON.stringify(row) : lineOf(row, dryRun));
    };
    try {
      await mkdir(incomingOf(settings), { recursive: true });
      const { format, totals } = await importFile({
        db,
        store: openStore(settings),
        path,
        dryRun,
        report,
        pictureHosts: hostsOf(options['fetch-pictures']),
        uncountedStock: piecesOf(options['uncounted-stock']),
      });
      if (options['json']) print(JSON.stringify({ format, dryRun, totals }));
      else
        print(
          `${fileFormats[format]}: ${importResults.map((result) => `${totals[result]} ${result}`).join(', ')}${dryRun ? ' (nothing was written)' : ''}`,
        );
      if (totals.refused > 0) throw new CommandError(`${totals.refused} records were refused.`);
    } catch (error) {
      if (error instanceof CsvFileError) throw new CommandError(error.message);
      throw error;
    }
  },
};

function lineOf({ line, record, key, result, reason, notes = [] }: ReportRow, dryRun: boolean): string {
  const would = dryRun && (result === 'added' || result === 'changed') ? `would be ${result}` : result;
  const more = [...(reason ? [reason] : []), ...notes].join('; ');
  return `line ${line}  ${[record, key].filter(Boolean).join(' ')}  ${would}${more ? `: ${more}` : ''}`;
}

function hostsOf(text: string | boolean | undefined): string[] {
  if (typeof text !== 'string') return [];
  const hosts = text.split(',').map((host) => host.trim().toLowerCase());
  const wrong = hosts.find((host) => isIP(host) !== 0 || !/^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(host));
  if (wrong !== undefined)
    throw new CommandError(`--fetch-pictures: "${wrong}" is not the name of a host, like cdn.shopify.com.`);
  return hosts;
}

function piecesOf(text: string | boolean | undefined): number {
  if (typeof text !== 'string') return 0;
  if (!/^\d{1,7}$/.test(text)) throw new CommandError(`--uncounted-stock: "${text}" is not a number of pieces.`);
  return Number(text);
}
