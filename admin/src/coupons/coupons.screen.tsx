import { couponKinds } from '@afterimage/contract/coupons.ts';
import { couponStates } from '@afterimage/contract/values/coupon-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { plusIcon } from '@afterimage/ui/icons.ts';
import { useMay } from '../app/session.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { LinkButton } from '../parts/Button.tsx';
import { Mark, type MarkTone } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import type { Column } from '../table/columns.ts';
import { DataTable } from '../table/DataTable.tsx';
import type { ListItem } from '../table/use-list.ts';
import { couponTones } from './coupon-tones.ts';
import { words } from './coupons.words.ts';

type Row = ListItem<'listDeskCoupons'>;

/** The list of coupons. */
export function Screen() {
  const mayWrite = useMay('catalogue.write');
  const navigate = useNavigate();
  useShortcuts(
    mayWrite ? [{ keys: ['n'], title: words.newCoupon, run: () => void navigate('/admin/coupons/new') }] : [],
  );
  return (
    <>
      <ScreenHead
        title={words.title}
        trail={[{ title: words.content, to: '/admin/content' }]}
        actions={
          mayWrite ? (
            <LinkButton kind="primary" icon={plusIcon} to="/admin/coupons/new">
              {words.newCoupon}
            </LinkButton>
          ) : null
        }
      />
      <DataTable
        call="listDeskCoupons"
        list="coupons"
        label={words.title}
        columns={couponColumns()}
        keyColumn="id"
        rowKey={({ id }) => String(id)}
        rowName={({ code }) => words.rowName({ code })}
        rowTo={({ id }) => `/admin/coupons/${id}`}
        empty={
          <>
            <h2>{words.empty}</h2>
            <p>{words.emptyNote}</p>
          </>
        }
      />
    </>
  );
}

/** The columns of the list of coupons; their names are those of the server's list. */
function couponColumns(): Column<Row>[] {
  return [
    {
      id: 'code',
      title: words.code,
      cell: ({ code }) => <code>{code}</code>,
      kind: 'text',
      isSortable: true,
      width: { least: 140 },
    },
    { id: 'title', title: words.name, cell: ({ title }) => title, kind: 'text', width: { share: 1.5, least: 140 } },
    {
      id: 'state',
      title: words.state,
      cell: ({ state }) => <Mark tone={couponTones[state] satisfies MarkTone}>{words.states[state]}</Mark>,
      kind: 'choice',
      choices: couponStates.map((value) => ({ value, label: words.states[value] })),
      isQuickFilter: true,
      onCard: 'side',
      width: { least: 124 },
    },
    {
      id: 'kind',
      title: words.kind,
      cell: giftText,
      kind: 'choice',
      choices: couponKinds.map((value) => ({ value, label: words.kinds[value] })),
      isQuickFilter: true,
      width: { share: 1, least: 140 },
    },
    {
      id: 'minimum',
      title: words.minimumName,
      cell: ({ minimumSubtotal, currency }) => (minimumSubtotal > 0 ? formatPrice(minimumSubtotal, currency) : null),
      kind: 'money',
      isFigure: true,
      width: { least: 104 },
    },
    {
      id: 'endsAt',
      title: words.endsAt,
      cell: ({ endsAt }) => (endsAt ? <Moment at={endsAt} /> : null),
      kind: 'moment',
      isSortable: true,
      width: { least: 124 },
    },
    {
      id: 'uses',
      title: words.uses,
      cell: ({ useCount, maxUses }) =>
        maxUses === null ? String(useCount) : words.usesOf({ count: useCount, most: maxUses }),
      isFigure: true,
      width: { least: 92 },
    },
  ];
}

function giftText({ kind, value, currency }: Row): string {
  if (kind === 'percentage') return words.percentOff({ percent: value });
  return kind === 'amount' ? words.amountOff({ amount: formatPrice(value, currency) }) : words.kinds.free_delivery;
}
