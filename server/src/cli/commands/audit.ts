import { checkAuditLog } from '../../operators/check-audit.ts';
import { type Command, CommandError } from '../command.ts';

/** Checks that nothing in the audit log was changed or removed. */
export const auditCommand: Command = {
  name: 'audit',
  summary: 'checks the audit log, and prints its last hash, to be kept elsewhere',
  example: 'npm run shop -- audit',

  async run({ db, options, print }) {
    const check = await checkAuditLog(db);
    if (options.json) print(JSON.stringify(check));
    if (check.brokenAt !== null)
      throw new CommandError(`The audit log was changed: entry ${check.brokenAt} is not what was written.`);
    if (!options.json)
      print(`${check.count} entries, all as they were written. The last hash is ${check.head || 'none'}.`);
  },
};
