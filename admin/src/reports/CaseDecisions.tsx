import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { type CaseDecision, reportReasons } from '@afterimage/contract/values/reports.ts';
import { useWrite } from '../data/use-call.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { DecisionSheet, type Takedown } from './DecisionSheet.tsx';
import { words } from './reports.words.ts';

type Case = Reply<'getReportCase'>;

const touches = ['getReportCase', 'listReportCases', 'listModeratedReviews', 'getToday'] as const;
const keyOf: Readonly<Record<CaseDecision, string>> = { uphold: 't', dismiss: 'd', restore: 'r' };

/** What can be decided about a case now. */
export function CaseDecisions({ reportCase: { id, decisionList, reportList } }: { reportCase: Case }) {
  const decide = useWrite('decideReportCase', { touches });
  const [asked, setAsked] = useState<CaseDecision | null>(null);
  useShortcuts(
    decisionList.map((decision) => ({
      keys: [keyOf[decision]],
      title: words[decision],
      run: () => setAsked(decision),
    })),
  );
  const settle = (decision: CaseDecision, takedown: Takedown) =>
    decide.mutate(
      { params: { caseId: id }, body: decision === 'uphold' ? { decision, ...takedown } : { decision } },
      {
        onSuccess: () => say(words.done[decision]),
        onError: sayFailure,
        onSettled: () => setAsked(null),
      },
    );
  return (
    <>
      {decisionList.map((decision) => (
        <Button key={decision} kind={decision === 'uphold' ? 'danger' : 'secondary'} onPress={() => setAsked(decision)}>
          {words[decision]}
        </Button>
      ))}
      {asked === null ? null : (
        <DecisionSheet
          decision={asked}
          // What most people say is the likely reason.
          firstReason={reportList[0]?.reason ?? reportReasons[0]}
          busy={decide.isPending}
          onClose={() => setAsked(null)}
          onDecide={(takedown) => settle(asked, takedown)}
        />
      )}
    </>
  );
}
