import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type LegalTextName, legalTextNames, maxLegalText } from '@afterimage/contract/values/legal.ts';
import { type Locale, locales } from '@afterimage/words/locale.ts';
import { type LegalTextKey, saveLegalText } from '../../legal-texts/save-legal-text.ts';
import { type Command, CommandError } from '../command.ts';

interface FileReport {
  file: string;
  result: 'loaded' | 'unchanged' | 'would be loaded' | 'refused';
  reason?: string;
}

/** Loads the texts of the legal pages from a folder; a file that cannot be used stops none of the others. */
export const textsCommand: Command = {
  name: 'texts',
  summary: 'loads the legal texts of a folder: terms.en.md, privacy.de.md …; --dry-run only says what it would do',
  example: 'npm run shop -- texts legal --dry-run',
  usage: 'texts FOLDER',
  options: { 'dry-run': { type: 'boolean', help: 'only says what it would do' } },

  async run({ db, args, options, print }) {
    const [folder] = args;
    if (folder === undefined) throw new CommandError('Name the folder of the texts: npm run shop -- texts FOLDER');
    const files = await readdir(folder).catch(() => {
      throw new CommandError(`The folder ${folder} cannot be read.`);
    });
    const texts = files.filter((file) => file.endsWith('.md')).toSorted();
    if (texts.length === 0) throw new CommandError(`There is no file like terms.en.md in ${folder}.`);
    const reports: FileReport[] = [];
    for (const file of texts) reports.push(await loadFile(file));
    for (const { file, result, reason } of reports)
      if (!options.json) print(`${file.padEnd(24)} ${result}${reason ? `: ${reason}` : ''}`);
    if (options.json) print(JSON.stringify(reports));
    const refused = reports.filter(({ result }) => result === 'refused').length;
    if (refused > 0) throw new CommandError(`${refused} of ${reports.length} files were refused.`);

    async function loadFile(file: string): Promise<FileReport> {
      const key = keyOf(file);
      if (!key)
        return { file, result: 'refused', reason: `a name is ${legalTextNames.join(', ')} with ${locales.join(', ')}` };
      const text = (await readFile(join(folder ?? '', file), 'utf8')).trim();
      if (text === '') return { file, result: 'refused', reason: 'it is empty' };
      if (text.length > maxLegalText)
        return { file, result: 'refused', reason: `it has more than ${maxLegalText} characters` };
      if (options['dry-run']) return { file, result: 'would be loaded' };
      const isNew = await saveLegalText(db, null, { key, content: { text } });
      return { file, result: isNew ? 'loaded' : 'unchanged' };
    }
  },
};

/** The page and the language that a file is named after. */
function keyOf(file: string): LegalTextKey | null {
  const [name, locale, ...rest] = file.replace(/\.md$/, '').split('.');
  if (!legalTextNames.includes(name as LegalTextName) || !locales.includes(locale as Locale)) return null;
  return rest.length === 0 ? { name: name as LegalTextName, locale: locale ?? '' } : null;
}
