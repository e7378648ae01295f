import { useMay } from '../app/session.ts';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { LabelFiles } from './LabelFiles.tsx';
import { orderColumns } from './order-columns.tsx';
import { TrackingImport } from './TrackingImport.tsx';
import { words } from './orders.words.ts';

/** The list of orders. */
export function Screen() {
  const mayWrite = useMay('orders.write');
  return (
    <>
      <ScreenHead title={words.title} actions={mayWrite ? <TrackingImport /> : null} />
      <DataTable
        call="listDeskOrders"
        list="orders"
        label={words.title}
        columns={orderColumns()}
        rowKey={({ number }) => number}
        rowName={({ number }) => words.rowName({ number })}
        rowTo={({ id }) => `/admin/orders/${id}`}
        file="exportDeskOrders"
        actions={mayWrite ? [{ id: 'mark-shipped', title: words.markShipped, input: {} }] : []}
        renderSelectionActions={(condition) => <LabelFiles condition={condition} />}
        empty={<h2>{words.empty}</h2>}
      />
    </>
  );
}
