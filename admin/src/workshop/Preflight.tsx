import type { PreflightFinding, WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import type { PreflightLevel } from '@afterimage/contract/values/preflight.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { Mark } from '../parts/Mark.tsx';
import { levelTones } from './level-tones.ts';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

const rank: Readonly<Record<PreflightLevel, number>> = { red: 0, amber: 1, ok: 2 };

/** The checks whose phrase names what was measured and its limit. */
const limitedChecks = ['resolution', 'reach', 'stretched', 'face', 'dark', 'trackability', 'boxes'] as const;

/** What was measured, against its limit, in words; empty where there is nothing to say. */
function figureText({ check, figure, limit, detail }: PreflightFinding): string {
  const write = (value: number) => new Intl.NumberFormat(intlLocale(), { maximumFractionDigits: 2 }).format(value);
  if (check === 'text-size') return limit === null ? '' : words.figures.textSize({ limit: write(limit) });
  if (check === 'glyphs') return detail;
  if (figure === null) return '';
  if (check === 'fonts') return [words.figures.fonts({ figure }), detail].filter(Boolean).join(': ');
  if (check === 'accepted') return words.figures.accepted({ figure: write(figure) });
  const name = limitedChecks.find((one) => one === check);
  if (limit === null || !name) return '';
  if (name === 'face' && figure < 0) return words.figures.faceCut({ figure: write(-figure) });
  return words.figures[name]({ figure: write(figure), limit: write(limit) });
}

/** The findings of the preflight, the gravest first; what is fine is folded up. */
export function Preflight({ line: { preflight, slotList } }: { line: WorkshopLine }) {
  if (!preflight) return <p className={styles.hint}>{words.noPreflight}</p>;
  const sorted = preflight.itemList.toSorted((one, other) => rank[one.level] - rank[other.level]);
  const fine = sorted.filter(({ level }) => level === 'ok');
  const title = ({ page, slot }: PreflightFinding) =>
    slotList.find((one) => one.slot === slot)?.title ??
    (preflight.pageList.length > 1 && page !== null ? preflight.pageList[page]?.title : undefined);
  const list = (items: readonly PreflightFinding[]) => (
    <ul className={styles.findings}>
      {items.map((item, at) => (
        <li key={at}>
          <Mark tone={levelTones[item.level]}>{words.levels[item.level]}</Mark>
          <span>
            <strong>{words.checks[item.check]}</strong>
            <span className={styles.figure}>{[title(item), figureText(item)].filter(Boolean).join(' · ')}</span>
          </span>
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {list(sorted.filter(({ level }) => level !== 'ok'))}
      {fine.length > 0 ? (
        <details className={styles.fine}>
          <summary>
            <Mark tone="good">{words.allFine({ count: fine.length })}</Mark>
          </summary>
          {list(fine)}
        </details>
      ) : null}
    </>
  );
}
