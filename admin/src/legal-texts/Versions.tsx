import type { Reply } from '@afterimage/contract/api.ts';
import { Button } from '../parts/Button.tsx';
import { formatDay } from '../parts/format-moment.ts';
import { Moment } from '../parts/Moment.tsx';
import { words } from './legal-texts.words.ts';
import styles from './legal-texts.module.css';

interface VersionsProps {
  versionList: Reply<'getLegalTextHistory'>['versionList'];
  /** Begins a change with the text of an earlier version. */
  onTake(text: string): void;
}

/** The versions of a text, the newest first: who wrote them and when. */
export function Versions({ versionList, onTake }: VersionsProps) {
  if (versionList.length === 0) return null;
  return (
    <section aria-labelledby="versions" className={styles.page}>
      <h2 id="versions">{words.versions}</h2>
      <ul className={styles.rows}>
        {versionList.map(({ version, operatorName, createdAt, validFrom, text }, at) => (
          <li key={version}>
            <span>
              {words.versionBy({ version, name: operatorName ?? words.fromFile })}{' '}
              <span className={styles.soft}>
                <Moment at={createdAt} />, {words.since({ day: formatDay(validFrom) })}
              </span>
            </span>
            {at === 0 ? null : (
              <Button small aria-label={words.takeVersion({ version })} onPress={() => onTake(text)}>
                {words.take}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
