import type { Reply } from '@afterimage/contract/api.ts';
import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { useMay } from '../app/session.ts';
import { callUrl } from '../data/call-url.ts';
import { useCall } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { formatCount } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { SelectBox } from '../table/SelectBox.tsx';
import { words as tableWords } from '../table/table.words.ts';
import { LineBar } from './LineBar.tsx';
import { LineBox } from './LineBox.tsx';
import { LineSummary } from './LineSummary.tsx';
import { type MakeGroup, makeGroups } from './make-groups.ts';
import { useLineMoves } from './use-line-moves.ts';
import { type LineSelection, useLineSelection } from './use-line-selection.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

const mostLines = 100;
/** An address has room for so many lines. */
const mostInAddress = 300;

type MadeState = 'ready' | 'printed';

const filesUrl = (lines: readonly WorkshopLine[]): string =>
  callUrl('getPrintFiles', { query: { lines: lines.map(({ id }) => id).join(',') } });

/** What is printed next and what has been printed, by material. */
export function Screen() {
  return (
    <>
      <ScreenHead title={words.make} />
      <div className={styles.lists}>
        <MakeList state="ready" title={words.toPrint} empty={words.nothingToPrint} />
        <MakeList state="printed" title={words.printed} empty={words.nothingPrinted} />
      </div>
    </>
  );
}

function MakeList({ state, title, empty }: { state: MadeState; title: string; empty: string }) {
  const query = { state, hasPrint: 'true', limit: mostLines } as const;
  const loaded = useCall('listWorkshopLines', { query }, { every: 30_000 });
  return (
    <section aria-label={title}>
      <h2>{title}</h2>
      <Loaded of={loaded}>
        {(page) =>
          page.itemList.length === 0 ? <p className={styles.hint}>{empty}</p> : <Groups state={state} page={page} />
        }
      </Loaded>
    </section>
  );
}

interface Acts {
  isDisabled: boolean;
  isPending: boolean;
  print(lines: readonly WorkshopLine[]): Promise<boolean>;
  printAgain(lines: readonly WorkshopLine[]): Promise<boolean>;
  pack(lines: readonly WorkshopLine[]): Promise<boolean>;
}

function useActs(): Acts {
  const { move, isPending } = useLineMoves();
  const isAllowed = useMay('production.write');
  const countOf = (lines: readonly WorkshopLine[]) => ({ count: lines.length });
  return {
    isDisabled: !isAllowed || isPending,
    isPending,
    print: (lines) => move({ lines, to: 'printed', text: words.markedPrinted(countOf(lines)) }),
    pack: (lines) => move({ lines, to: 'packed', text: words.markedPacked(countOf(lines)) }),
    printAgain: (lines) => {
      const [line] = lines;
      const text =
        line && lines.length === 1 ? words.backToPrint({ name: line.name }) : words.linesBack(countOf(lines));
      return move({ lines, to: 'ready', text });
    },
  };
}

function Groups({ state, page }: { state: MadeState; page: Reply<'listWorkshopLines'> }) {
  const acts = useActs();
  const isAllowed = useMay('production.write');
  const groups = makeGroups(page.itemList);
  const selection = useLineSelection({ state, hasPrint: true, page, shown: groups.flatMap(({ lines }) => lines) });
  return (
    <>
      {groups.map((group) => (
        <Group
          key={`${group.sku} ${group.name}`}
          state={state}
          group={group}
          acts={acts}
          selection={isAllowed ? selection : null}
        />
      ))}
      {page.nextCursor === null ? null : (
        <p className={styles.hint}>{words.moreLines({ count: formatCount(mostLines) })}</p>
      )}
      <LineBar selection={selection}>
        <SelectedActs state={state} selection={selection} acts={acts} />
      </LineBar>
    </>
  );
}

interface SelectedActsProps {
  state: MadeState;
  selection: LineSelection;
  acts: Acts;
}

/** What can be done with the selected lines, of whatever material. */
function SelectedActs({ state, selection: { lines, clear }, acts }: SelectedActsProps) {
  const act = (move: Acts['print']) => () => void move(lines).then((isDone) => isDone && clear());
  return (
    <>
      {state === 'ready' ? (
        <Button small kind="primary" onPress={act(acts.print)} busy={acts.isPending}>
          {words.markPrinted}
        </Button>
      ) : (
        <>
          <Button small kind="primary" onPress={act(acts.pack)} busy={acts.isPending}>
            {words.packOrder}
          </Button>
          <Button small onPress={act(acts.printAgain)} isDisabled={acts.isPending}>
            {words.printAgain}
          </Button>
        </>
      )}
      {lines.length <= mostInAddress ? (
        <a download className={styles.link} href={filesUrl(lines)}>
          {words.downloadAll}
        </a>
      ) : null}
    </>
  );
}

interface GroupProps {
  state: MadeState;
  group: MakeGroup;
  acts: Acts;
  /** Null where nothing can be selected. */
  selection: LineSelection | null;
}

function Group({ state, group: { name, sku, lines, pieces }, acts, selection }: GroupProps) {
  const selectedCount = selection ? lines.filter(selection.has).length : 0;
  return (
    <section className={styles.group} aria-label={name}>
      <header className={styles.groupHead}>
        {selection ? (
          <span className={styles.box}>
            <SelectBox
              label={tableWords.selectRow({ name })}
              isChecked={selectedCount === lines.length}
              isPartly={selectedCount > 0 && selectedCount < lines.length}
              onToggle={() => selection.toggleGroup(lines)}
            />
          </span>
        ) : null}
        <h3>{name}</h3>
        <span className={styles.hint}>
          {sku} · {words.copies({ count: pieces })}
        </span>
        <span className={styles.groupActs}>
          <a download className={styles.link} href={filesUrl(lines)}>
            {words.downloadAll}
          </a>
          {state === 'ready' ? (
            <Button
              small
              kind="primary"
              onPress={() => void acts.print(lines)}
              busy={acts.isPending}
              isDisabled={acts.isDisabled}
            >
              {words.markAllPrinted}
            </Button>
          ) : (
            <Button small onPress={() => void acts.pack(lines)} busy={acts.isPending} isDisabled={acts.isDisabled}>
              {words.markAllPacked}
            </Button>
          )}
        </span>
      </header>
      <ul className={styles.rows}>
        {lines.map((line) => (
          <MakeRow key={line.id} state={state} line={line} acts={acts} selection={selection} />
        ))}
      </ul>
    </section>
  );
}

interface MakeRowProps {
  state: MadeState;
  line: WorkshopLine;
  acts: Acts;
  selection: LineSelection | null;
}

function MakeRow({ state, line, acts, selection }: MakeRowProps) {
  const { id, order, print } = line;
  const name = words.lineOf({ number: order.number, name: line.name });
  return (
    <li className={styles.row}>
      {selection ? <LineBox line={line} selection={selection} /> : null}
      <LineSummary line={line} />
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
        <Button
          small
          onPress={() => void (state === 'ready' ? acts.print([line]) : acts.printAgain([line]))}
          isDisabled={acts.isDisabled}
        >
          {state === 'ready' ? words.markPrinted : words.printAgain}
        </Button>
      </span>
    </li>
  );
}
