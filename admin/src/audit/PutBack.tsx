import { useState } from 'react';
import type { AuditEntryView } from '@afterimage/contract/admin/audit.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { formatMoment } from '../parts/format-moment.ts';
import { Mark } from '../parts/Mark.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { actionName } from './action-name.ts';
import { words } from './audit.words.ts';
import { ChangeList } from './AuditChange.tsx';
import { changeLines } from './change-lines.ts';

/** Whatever can be put back is shown by one of these. */
const touches: readonly AdminRouteName[] = [
  'listAuditLog',
  'listTeam',
  'getOperatorSession',
  'getAdminMoney',
  'getWorkshopSettings',
  'listLegalTexts',
  'getLegalTextHistory',
  'getDeskOrder',
  'listReportCases',
  'getReportCase',
  'listModeratedReviews',
  'getToday',
  'getChecklist',
  'getTaxes',
];

/** Puts back what was before an entry, after a question that shows what will change. */
export function PutBack({ entry }: { entry: AuditEntryView }) {
  const { id, action, createdAt, before, after, canPutBack, putBackBy } = entry;
  const putBack = useWrite('putBackAuditEntry', { touches });
  const [isAsking, setAsking] = useState(false);
  if (putBackBy !== null) return <Mark>{words.isPutBack}</Mark>;
  if (!canPutBack) return null;
  const decide = () =>
    putBack.mutate(
      { params: { entryId: id } },
      {
        onSuccess: () => say(words.putBackDone),
        onError: sayFailure,
        onSettled: () => setAsking(false),
      },
    );
  const name = words.putBackOf({ action: actionName(action), time: formatMoment(createdAt) });
  return (
    <>
      <Button small aria-label={name} onPress={() => setAsking(true)}>
        {words.putBack}
      </Button>
      <Sheet
        title={words.putBackTitle}
        role="alertdialog"
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        footer={
          <Button kind="primary" busy={putBack.isPending} onPress={decide}>
            {words.putBack}
          </Button>
        }
      >
        <p>
          <strong>{actionName(action)}</strong>
        </p>
        <ChangeList lines={changeLines(after, before)} />
        <p>{words.putBackNote}</p>
      </Sheet>
    </>
  );
}
