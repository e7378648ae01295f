import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { minusIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { useMay } from '../app/session.ts';
import { callUrl } from '../data/call-url.ts';
import { useWrite } from '../data/use-call.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { LabelFiles } from '../orders/LabelFiles.tsx';
import { lineTones } from '../orders/state-tones.ts';
import { Button, IconButton, LinkButton } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { sayFailure } from '../parts/toast.ts';
import { useLineMoves } from './use-line-moves.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** The lines that go into the parcel now: all that can be packed, when each piece of them lies here. */
function packableLines(lines: readonly WorkshopLine[]): WorkshopLine[] {
  const packable = lines.filter(({ moveList }) => moveList.includes('packed'));
  return packable.every(({ packedPieces, quantity }) => packedPieces === quantity) ? packable : [];
}

/** The pieces of an order, ticked as they come to the table. */
export function PackedOrder({ lines }: { lines: readonly WorkshopLine[] }) {
  const { move, isPending } = useLineMoves();
  const isAllowed = useMay('production.write');
  const maySeeOrders = useMay('orders.read');
  const { order } = lines[0]!;
  const packable = packableLines(lines);
  const canPack = isAllowed && packable.length > 0;
  const isPacked =
    lines.some(({ state }) => state === 'packed') && lines.every(({ moveList }) => !moveList.includes('packed'));
  const pack = () => {
    if (canPack) void move({ lines: packable, to: 'packed', text: words.orderPacked({ number: order.number }) });
  };
  useShortcuts([{ keys: ['p'], title: words.packOrder, run: pack }]);
  return (
    <section className={styles.parcel} aria-label={order.number}>
      <header className={styles.groupHead}>
        <h2>{order.number}</h2>
        <span className={styles.hint}>{order.name}</span>
        {maySeeOrders ? (
          <a download className={styles.link} href={callUrl('getPackingSlips', { query: { orderIds: order.id } })}>
            {words.slip}
          </a>
        ) : null}
        {maySeeOrders ? <LabelFiles condition={{ filter: `number:${order.number.replace(/\D/g, '')}` }} /> : null}
      </header>
      {order.giftMessage === null ? null : (
        <p className={styles.gift}>
          <Mark tone="active">{words.gift}</Mark> {order.giftMessage || words.giftWithoutMessage}
        </p>
      )}
      <ul className={styles.rows}>
        {lines.map((line) => (
          <Pieces key={line.id} line={line} isAllowed={isAllowed} />
        ))}
      </ul>
      <div className={styles.decisions}>
        {isPacked ? <Mark tone="good">{words.packed}</Mark> : null}
        {isPacked && maySeeOrders ? (
          <LinkButton kind="primary" to={`/admin/orders/${order.id}#parcels`}>
            {words.toParcel}
          </LinkButton>
        ) : null}
        {isPacked ? null : (
          <Button kind="primary" onPress={pack} busy={isPending} isDisabled={!canPack}>
            {words.packOrder} <kbd aria-hidden="true">P</kbd>
          </Button>
        )}
      </div>
    </section>
  );
}

function Pieces({ line, isAllowed }: { line: WorkshopLine; isAllowed: boolean }) {
  const { id, name, color, size, quantity, packedPieces, state, version, slotList, moveList } = line;
  const count = useWrite('countPieces', { touches: ['listWorkshopLines'] });
  const set = (pieces: number) =>
    count.mutate({ params: { lineId: id }, body: { count: pieces, version } }, { onError: sayFailure });
  const isOpen = isAllowed && moveList.includes('packed') && !count.isPending;
  const texts = slotList.flatMap(({ text }) => (text ? [text] : []));
  return (
    <li className={styles.row}>
      <img src={line.mainImageUrl} alt="" className={styles.thumb} />
      <span className={styles.rowText}>
        <strong>{[name, color, size].filter(Boolean).join(', ')}</strong>
        {texts.length > 0 ? <span className={styles.hint}>{texts.join(' · ')}</span> : null}
        <Mark tone={lineTones[state]}>{words.states[state]}</Mark>
      </span>
      <span className={styles.rowActs}>
        <IconButton
          icon={minusIcon}
          label={words.onePieceLess({ name })}
          onPress={() => set(packedPieces - 1)}
          isDisabled={!isOpen || packedPieces === 0}
        />
        <output className={styles.pieces} data-full={packedPieces === quantity || undefined}>
          {words.here({ count: String(packedPieces), total: String(quantity) })}
        </output>
        <IconButton
          icon={plusIcon}
          label={words.onePieceMore({ name })}
          onPress={() => set(packedPieces + 1)}
          isDisabled={!isOpen || packedPieces >= quantity}
        />
        <Button small onPress={() => set(quantity)} isDisabled={!isOpen || packedPieces === quantity}>
          {words.allHere}
        </Button>
      </span>
    </li>
  );
}
