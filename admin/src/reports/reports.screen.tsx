import { caseStates, reportKinds, reportReasons } from '@afterimage/contract/values/reports.ts';
import { LinkButton } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { caseName } from './case-name.ts';
import { caseTones } from './report-tones.ts';
import { words } from './reports.words.ts';

type Case = ListItem<'listReportCases'>;

/** What visitors have reported, each thing with all its reports. */
export function Screen() {
  return (
    <>
      <ScreenHead title={words.title} actions={<LinkButton to="/admin/reviews">{words.allReviews}</LinkButton>} />
      <DataTable
        call="listReportCases"
        label={words.title}
        columns={columns()}
        rowKey={({ id }) => id}
        rowName={caseName}
        rowTo={({ id }) => `/admin/reports/${id}`}
        isSearchable={false}
        empty={<h2>{words.empty}</h2>}
      />
    </>
  );
}

const columns = (): Column<Case>[] => [
  {
    id: 'kind',
    title: words.thing,
    cell: caseName,
    kind: 'choice',
    choices: reportKinds.map((value) => ({ value, label: words.kinds[value] })),
    width: { share: 2, least: 160 },
  },
  {
    id: 'state',
    title: words.state,
    cell: ({ state }) => <Mark tone={caseTones[state]}>{words.states[state]}</Mark>,
    kind: 'choice',
    choices: caseStates.map((value) => ({ value, label: words.states[value] })),
    isQuickFilter: true,
    onCard: 'side',
    width: { least: 132 },
  },
  {
    id: 'reportCount',
    title: words.reportCount,
    cell: ({ reportCount }) => reportCount,
    isFigure: true,
    width: { share: 0.6, least: 72 },
  },
  {
    id: 'reason',
    title: words.reason,
    cell: ({ decisionReason }) => (decisionReason === null ? null : words.reasons[decisionReason]),
    kind: 'choice',
    choices: reportReasons.map((value) => ({ value, label: words.reasons[value] })),
    width: { share: 1.2, least: 140 },
  },
  {
    id: 'createdAt',
    title: words.createdAt,
    cell: ({ createdAt }) => <Moment at={createdAt} />,
    kind: 'moment',
    isSortable: true,
    width: { least: 168 },
  },
  {
    id: 'answered',
    title: words.answered,
    cell: ({ isAnswered }) => (isAnswered ? <Mark tone="warn">{words.answered}</Mark> : null),
    kind: 'flag',
    isExtra: true,
    width: { least: 160 },
  },
];
