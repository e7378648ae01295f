import { intlLocale } from '@afterimage/words/locale.ts';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { barsOf, farthestCm, levelOf, matHelps, type Rated, reasonOf, remediesFor } from './rating.ts';
import { onStars, starStates } from './rating-client.ts';
import { words } from './stars.words.ts';
import styles from './Trackability.module.css';

interface TrackabilityProps {
  slot: number;
  /** The longer side of all that is printed of it, in millimetres. */
  longestMm: number;
  matted: boolean;
  /** What is said against it stays unsaid: nothing is to play on it. */
  quiet: boolean;
  titleOf: (slotId: number) => string;
  /** Puts mats round these photos that have none. */
  onMats: (slots: readonly number[]) => void;
}

/** What is known of a slot's photo; `known` only once it is settled, `rated` also what was known before. */
function useRating(
  slot: number,
): { known: Rated | null; rated: Rated | null; alike: readonly number[] } | 'failed' | null {
  const state = useSyncExternalStore(onStars, starStates, starStates).get(slot);
  // What was known last stays to be seen while one looks again, so that the bars rise from there.
  const [last, setLast] = useState<Rated | null>(null);
  const finalRating = state?.phase === 'done' ? state.rated : null;
  if (finalRating && finalRating !== last) setLast(finalRating);
  if (!state) return last && { known: finalRating, rated: last, alike: [] };
  if (state.phase === 'failed') return 'failed';
  const rating = finalRating ?? (state.phase === 'looking' ? state.rated : null) ?? last;
  return { known: finalRating, rated: rating, alike: state.phase === 'done' ? state.alike : [] };
}

/** How well a phone will recognise a photo, why not better, and what would help. */
export function Trackability({ slot, longestMm, matted, quiet, titleOf, onMats }: TrackabilityProps) {
  const view = useRating(slot);
  if (view === null) return null;
  if (view === 'failed') return quiet ? null : <p className={styles.note}>{words.failed}</p>;
  const { known: finalRating, rated, alike } = view;
  return (
    <div
      className={styles.trackability}
      data-level={rated ? levelOf(rated.stars) : undefined}
      data-stars={finalRating?.stars}
      data-looking={!finalRating || undefined}
    >
      <Bars stars={rated?.stars ?? 0} />
      <div className={styles.words}>
        <Verdict known={finalRating} />
        {finalRating && !quiet ? (
          <Advice rated={finalRating} longestMm={longestMm} matted={matted} onMat={() => onMats([slot])} />
        ) : null}
        {alike.length > 0 && !quiet ? (
          <Alike titles={alike.map(titleOf)} onMats={() => onMats([slot, ...alike])} />
        ) : null}
      </div>
    </div>
  );
}

function Verdict({ known: finalRating }: { known: Rated | null }) {
  return (
    <p className={styles.verdict}>
      {/* Told once it is known, not at every view that was tried. */}
      <output>{finalRating ? words.level[levelOf(finalRating.stars)] : words.looking}</output>{' '}
      {finalRating ? <span className={styles.figure}>{words.of({ stars: figure(finalRating.stars) })}</span> : null}
    </p>
  );
}

/** Photos that a phone may take for each other. */
function Alike({ titles, onMats }: { titles: readonly string[]; onMats: () => void }) {
  return (
    <>
      <p className={styles.advice}>{words.alike({ titles: new Intl.ListFormat(intlLocale()).format(titles) })}</p>
      <Button kind="secondary" small onClick={onMats}>
        {words.addMats}
      </Button>
    </>
  );
}

const figure = (stars: number): string =>
  new Intl.NumberFormat(intlLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(stars);

function Bars({ stars }: { stars: number }) {
  return (
    <span aria-hidden="true" className={styles.bars}>
      {barsOf(stars).map((fill, bar) => (
        // oxlint-disable-next-line react/no-array-index-key -- there are always three
        <span key={bar} className={styles.bar} style={{ ['--fill' as string]: fill }} />
      ))}
    </span>
  );
}

interface AdviceProps {
  rated: Rated;
  longestMm: number;
  matted: boolean;
  onMat: () => void;
}

function Advice({ rated, longestMm, matted, onMat }: AdviceProps) {
  const reason = reasonOf(rated);
  const cm = farthestCm(rated, longestMm);
  const [one, other] = remediesFor(rated, matted).map((remedy) => words.remedies[remedy]);
  const advised = one && capital(other ? words.twoRemedies({ one, other }) : words.oneRemedy({ one }));
  return (
    <>
      <p className={styles.advice}>
        {reason
          ? [words.reasons[reason], advised].filter(Boolean).join(' ')
          : cm === null
            ? null
            : cm < 200
              ? words.from({ cm })
              : words.fromMetres({ metres: figure(cm / 100) })}
      </p>
      {matHelps(rated, matted) ? (
        <Button kind="secondary" small onClick={onMat} className={styles.add}>
          {words.addMat}
        </Button>
      ) : null}
    </>
  );
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
