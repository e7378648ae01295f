import type { Reply } from '@afterimage/contract/api.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import styles from './today.module.css';
import { words } from './today.words.ts';

type Incident = Reply<'getToday'>['incidentList'][number];

/** What went wrong and is not over; the owners were told by mail. */
export function Incidents({ incidentList }: { incidentList: readonly Incident[] }) {
  return (
    <section aria-labelledby="problems">
      <h2 id="problems">{words.problems}</h2>
      {incidentList.length === 0 ? <p className={styles.soft}>{words.noProblems}</p> : null}
      <ul className={styles.list}>
        {incidentList.map((incident) => (
          <IncidentRow key={incident.id} incident={incident} />
        ))}
      </ul>
    </section>
  );
}

function IncidentRow({ incident }: { incident: Incident }) {
  const { id, kind, state, path, orderNumber, cause, occurrences, openedAt, acknowledgedBy } = incident;
  const acknowledge = useWrite('acknowledgeIncident', { touches: ['getToday'] });
  const title = words.incidents[kind];
  const notice = async () => {
    try {
      await acknowledge.mutateAsync({ params: { incidentId: id } });
      say(words.acknowledged);
    } catch (error) {
      sayFailure(error);
    }
  };
  return (
    <li className={styles.row}>
      <span>
        <Mark tone={state === 'open' ? 'bad' : 'warn'}>{title}</Mark>
        {cause === '' ? null : <span className={styles.soft}> {cause}</span>}
      </span>
      {orderNumber === null ? null : <Link to={path}>{words.order({ number: orderNumber })}</Link>}
      <span className={styles.soft}>
        <Moment at={openedAt} relative />
        {occurrences > 1 ? `, ${words.times({ count: occurrences })}` : null}
      </span>
      {state === 'open' ? (
        <Button
          small
          busy={acknowledge.isPending}
          onPress={notice}
          aria-label={words.acknowledgeOne({ incident: title })}
        >
          {words.acknowledge}
        </Button>
      ) : (
        <span className={styles.soft}>{words.acknowledgedBy({ name: acknowledgedBy ?? '' })}</span>
      )}
    </li>
  );
}
