import { carriers } from '@afterimage/contract/values/carriers.ts';
import { labelFormats } from '@afterimage/contract/values/labels.ts';
import { callUrl } from '../data/call-url.ts';
import { words } from './labels.words.ts';
import styles from './labels.module.css';

/** The addresses of some orders as the files that carriers take in. */
export function LabelFiles({ condition }: { condition: { filter?: string; text?: string } }) {
  return (
    <details className={styles.files}>
      <summary>{words.labels}</summary>
      <ul>
        {labelFormats.map((format) => (
          <li key={format}>
            <a download href={callUrl('exportLabels', { query: { ...condition, format } })}>
              {words.labelsFor({ carrier: carriers.find(({ id }) => id === format)?.name ?? words.otherCarrier })}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
