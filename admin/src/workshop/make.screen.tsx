import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { callUrl } from '../data/call-url.ts';
import { useCall } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { makeGroups } from './make-groups.ts';
import { useLineMoves } from './use-line-moves.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

const mostLines = 100;

/** What is printed next and what has been printed, by material. */
export function Screen() {
  const ready = useCall('listWorkshopLines', { query: { state: 'ready', limit: mostLines } }, { every: 30_000 });
  const printed = useCall('listWorkshopLines', { query: { state: 'printed', limit: mostLines } }, { every: 30_000 });
  return (
    <>
      <ScreenHead title={words.make} />
      <div className={styles.lists}>
        <section>
          <h2>{words.toPrint}</h2>
          <Loaded of={ready}>
            {(page) => (
              <>
                <Groups lines={page.itemList} empty={words.nothingToPrint} />
                <More isMore={page.nextCursor !== null} />
              </>
            )}
          </Loaded>
        </section>
        <section>
          <h2>{words.printed}</h2>
          <Loaded of={printed}>
            {(page) => (
              <>
                <Groups lines={page.itemList} empty={words.nothingPrinted} />
                <More isMore={page.nextCursor !== null} />
              </>
            )}
          </Loaded>
        </section>
      </div>
    </>
  );
}

const More = ({ isMore }: { isMore: boolean }) =>
  isMore ? <p className={styles.hint}>{words.moreLines({ count: formatCount(mostLines) })}</p> : null;

function Groups({ lines, empty }: { lines: readonly WorkshopLine[]; empty: string }) {
  const { move, isPending } = useLineMoves();
  const isAllowed = useMay('production.write');
  const groups = makeGroups(lines);
  if (groups.length === 0) return <p className={styles.hint}>{empty}</p>;
  const markPrinted = (marked: readonly WorkshopLine[]) =>
    void move({ lines: marked, to: 'printed', text: words.markedPrinted({ count: marked.length }) });
  const markPacked = (marked: readonly WorkshopLine[]) =>
    void move({ lines: marked, to: 'packed', text: words.markedPacked({ count: marked.length }) });
  return groups.map(({ name, sku, lines: group, pieces }) => {
    const isReady = group[0]!.state === 'ready';
    return (
      <section key={`${sku} ${name}`} className={styles.group} aria-label={name}>
        <header className={styles.groupHead}>
          <h3>{name}</h3>
          <span className={styles.hint}>
            {sku} · {words.copies({ count: pieces })}
          </span>
          <span className={styles.groupActs}>
            <a
              download
              className={styles.link}
              href={callUrl('getPrintFiles', { query: { lines: group.map(({ id }) => id).join(',') } })}
            >
              {words.downloadAll}
            </a>
            {isReady ? (
              <Button small kind="primary" onPress={() => markPrinted(group)} busy={isPending} isDisabled={!isAllowed}>
                {words.markAllPrinted}
              </Button>
            ) : (
              <Button small onPress={() => markPacked(group)} busy={isPending} isDisabled={!isAllowed}>
                {words.markAllPacked}
              </Button>
            )}
          </span>
        </header>
        <ul className={styles.rows}>
          {group.map((line) => (
            <MakeRow
              key={line.id}
              line={line}
              isDisabled={!isAllowed || isPending}
              onPrinted={() => markPrinted([line])}
              onAgain={() => void move({ lines: [line], to: 'ready', text: words.backToPrint({ name: line.name }) })}
            />
          ))}
        </ul>
      </section>
    );
  });
}

interface MakeRowProps {
  line: WorkshopLine;
  isDisabled: boolean;
  onPrinted(): void;
  onAgain(): void;
}

function MakeRow({ line, isDisabled, onPrinted, onAgain }: MakeRowProps) {
  const { id, order, quantity, state, print } = line;
  const name = words.lineOf({ number: order.number, name: line.name });
  // Prints of one order look alike but for what is written on them.
  const texts = line.slotList.flatMap(({ text }) => (text ? [text] : [])).join(' · ');
  return (
    <li className={styles.row}>
      <img src={line.mainImageUrl} alt="" className={styles.thumb} />
      <span className={styles.rowText}>
        <Link to={`/admin/orders/${order.id}`}>{order.number}</Link>
        {texts ? <span>{texts}</span> : null}
        <span className={styles.hint}>
          {words.copies({ count: quantity })}
          {order.shipOn ? ` · ${words.sendBy({ day: formatDay(order.shipOn) })}` : null}
        </span>
        {order.hoursLeft !== null && order.hoursLeft < 0 ? <Mark tone="bad">{words.late}</Mark> : null}
      </span>
      <span className={styles.rowActs}>
        {print ? (
          <a
            download
            className={styles.link}
            href={callUrl('getPrintFile', { params: { lineId: id } })}
            aria-label={words.downloadOf({ name })}
          >
            {words.download}
          </a>
        ) : null}
        <Button small onPress={state === 'ready' ? onPrinted : onAgain} isDisabled={isDisabled}>
          {state === 'ready' ? words.markPrinted : words.printAgain}
        </Button>
      </span>
    </li>
  );
}
