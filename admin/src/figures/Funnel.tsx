import type { Reply } from '@afterimage/contract/api.ts';
import { visitSteps } from '@afterimage/contract/values/visits.ts';
import { intlLocale } from '@afterimage/words/locale.ts';
import { formatCount, formatDay } from '../parts/format-moment.ts';
import { words } from './figures.words.ts';
import { beforeText } from './margin.ts';
import { words as visitsWords } from './visits.words.ts';
import styles from './figures.module.css';

const steps = [...visitSteps, 'paid'] as const;

const shareOf = (count: number, visits: number): string =>
  new Intl.NumberFormat(intlLocale(), { style: 'percent', maximumFractionDigits: 1 }).format(count / visits);

/** Every step with its count, its share of the visits, and a bar of that length. */
export function Funnel({ visits: { total, before, countedSince, from } }: { visits: Reply<'getVisits'> }) {
  const most = Math.max(1, ...steps.map((step) => total[step] ?? 0));
  return (
    <section aria-label={visitsWords.funnel}>
      {countedSince === null ? <p>{visitsWords.nothingYet}</p> : null}
      {countedSince !== null && countedSince > from ? (
        <p className={styles.soft}>{visitsWords.countedSince({ day: formatDay(countedSince) })}</p>
      ) : null}
      <ol className={styles.funnel}>
        {steps.map((step) => {
          const [now, earlier] = [total[step], before[step]];
          return (
            <li key={step}>
              <span className={styles.funnelName}>{visitsWords.steps[step]}</span>
              <strong className={styles.funnelCount}>{now === null ? words.unknown : formatCount(now)}</strong>
              <span className={styles.bar} aria-hidden="true">
                <span style={{ inlineSize: `${(100 * (now ?? 0)) / most}%` }} />
              </span>
              <span className={styles.soft}>
                {now === null || earlier === null ? visitsWords.notByDevice : null}
                {now !== null && step !== 'visit' && total.visit > 0
                  ? `${visitsWords.ofVisits({ share: shareOf(now, total.visit) })}, `
                  : null}
                {now === null || earlier === null ? null : beforeText(now, earlier, formatCount)}
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
