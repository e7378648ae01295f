import { emailKey } from '../../accounts/email-key.ts';
import { firstOperatorLink, resetLink } from '../../operators/setup-links.ts';
import { type Command, CommandError } from '../command.ts';

/** Makes the link by which the first operator, or one who lost everything, sets themselves up. */
export const operatorCommand: Command = {
  name: 'operator',
  summary: 'prints the one-time link of the first operator; with --reset one for an operator who lost everything',
  example: 'npm run shop -- operator --reset ada@example.com',
  options: { reset: { type: 'string', help: 'the e-mail address of an operator who gets new keys' } },

  async run({ db, shopUrl, options, print }) {
    const { reset } = options;
    const link =
      typeof reset === 'string' ? await resetLink(db, emailKey(reset), shopUrl) : await firstOperatorLink(db, shopUrl);
    if (link === null)
      throw new CommandError(
        typeof reset === 'string'
          ? `There is no operator with the e-mail address ${reset}.`
          : 'There is an operator already: an owner invites further ones at /admin/team, and --reset gives one new keys.',
      );
    if (options.json) print(JSON.stringify({ link, minutes: 15 }));
    else print(`Open this link within 15 minutes; it works once:\n\n  ${link}\n`);
  },
};
