import type { WorkshopLine } from '@afterimage/contract/admin/workshop.ts';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { Preflight } from './Preflight.tsx';
import { words } from './workshop.words.ts';
import styles from './workshop.module.css';

/** Beside the print: what was found in it, what the customer wrote and chose, and what they answered. */
export function LineFacts({ line }: { line: WorkshopLine }) {
  const { proof, slotList, extraList, reason, note } = line;
  const reasons: Partial<Record<string, string>> = words.reasons;
  return (
    <div className={styles.facts}>
      {reason ? (
        <p>
          <Mark tone="warn">{reasons[reason] ?? reason}</Mark> {note}
        </p>
      ) : null}
      <section>
        <h2>{words.preflight}</h2>
        <Preflight line={line} />
      </section>
      <section>
        <h2>{words.choices}</h2>
        <dl className={styles.choices}>
          {slotList.map(({ slot, title, text, choiceList }) => (
            <div key={slot}>
              <dt>{title}</dt>
              {text ? <dd className={styles.text}>{text}</dd> : null}
              {choiceList.length > 0 ? <dd className={styles.hint}>{choiceList.join(' · ')}</dd> : null}
            </div>
          ))}
          {extraList.map((extra) => (
            <div key={extra}>
              <dt>{extra}</dt>
            </div>
          ))}
        </dl>
      </section>
      {proof ? (
        <section>
          <h2>{words.proof}</h2>
          <p>
            <Mark tone={proof.state === 'changed' ? 'warn' : 'active'}>{words.proofStates[proof.state]}</Mark>{' '}
            <Moment at={proof.answeredAt ?? proof.createdAt} />
          </p>
          {proof.message ? <p className={styles.text}>{proof.message}</p> : null}
          {proof.answerText ? <blockquote className={styles.answer}>{proof.answerText}</blockquote> : null}
        </section>
      ) : null}
    </div>
  );
}
