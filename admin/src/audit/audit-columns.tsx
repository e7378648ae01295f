import { auditActions, auditSubjectKinds } from '@afterimage/contract/values/audit-actions.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Moment } from '../parts/Moment.tsx';
import type { Column } from '../table/columns.ts';
import type { ListItem } from '../table/use-list.ts';
import { actionName } from './action-name.ts';
import { words } from './audit.words.ts';
import { AuditChange } from './AuditChange.tsx';
import { PutBack } from './PutBack.tsx';
import { subjectPath, subjectText } from './subject-link.ts';

type Entry = ListItem<'listAuditLog'>;
type Acted = Reply<'listAuditOperators'>['operatorList'];

/** The columns of the audit log; those with a kind are names of the server's list. */
export function auditColumns(operatorList: Acted): Column<Entry>[] {
  return [
    {
      id: 'time',
      title: words.time,
      cell: ({ createdAt }) => <Moment at={createdAt} />,
      kind: 'moment',
      isQuickFilter: true,
      width: { share: 0.8, least: 168 },
    },
    {
      id: 'operator',
      title: words.operator,
      cell: ({ operator, tokenName }) => (operator ? actorText(operator.name, tokenName) : words.byShop),
      kind: 'choice',
      choices: operatorList.map(({ id, name, isRemoved }) => ({
        value: id,
        label: isRemoved ? words.removedOperator({ name }) : name,
      })),
      isQuickFilter: true,
      onCard: 'side',
      width: { share: 0.8, least: 112 },
    },
    {
      id: 'action',
      title: words.action,
      cell: (entry) => <AuditChange entry={entry} />,
      kind: 'choice',
      choices: auditActions
        .map((value) => ({ value, label: actionName(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label)),
      isQuickFilter: true,
      width: { share: 2.6, least: 240 },
    },
    {
      id: 'kind',
      title: words.subject,
      cell: ({ subject }) => <SubjectLink subject={subject} />,
      kind: 'choice',
      choices: auditSubjectKinds.map((value) => ({ value, label: words.kinds[value] })),
      width: { share: 1, least: 132 },
    },
    { id: 'subject', title: words.subjectId, cell: ({ subject }) => subject.id, kind: 'choice', isExtra: true },
    {
      id: 'putBack',
      title: words.earlier,
      cell: (entry) => <PutBack entry={entry} />,
      width: { share: 0.7, least: 120 },
    },
  ];
}

/** Who has acted: a person, or a program in the name of one. */
const actorText = (name: string, tokenName: string | null): string =>
  tokenName === null ? name : words.byToken({ name, token: tokenName });

function SubjectLink({ subject }: Pick<Entry, 'subject'>) {
  const path = subjectPath(subject);
  const text = subjectText(subject);
  return path === null ? text : <Link to={path}>{text}</Link>;
}
