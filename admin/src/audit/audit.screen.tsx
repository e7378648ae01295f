import { useCall } from '../data/use-call.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { actionName } from './action-name.ts';
import { auditColumns } from './audit-columns.tsx';
import { words } from './audit.words.ts';

/** What was done in the shop, by whom and why, the newest first. */
export function Screen() {
  const { data } = useCall('listAuditOperators');
  return (
    <>
      <ScreenHead title={words.title} note={words.note} />
      <DataTable
        call="listAuditLog"
        label={words.title}
        columns={auditColumns(data?.operatorList ?? [])}
        rowKey={({ id }) => id}
        rowName={({ action, createdAt }) =>
          words.rowName({ action: actionName(action), time: formatMoment(createdAt) })
        }
        isSearchable={false}
        empty={<h2>{words.empty}</h2>}
      />
    </>
  );
}
