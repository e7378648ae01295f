import { words } from './figures.words.ts';
import styles from './figures.module.css';

interface CountedRulesProps {
  rules: Readonly<Record<string, string | ((values: { timeZone: string }) => string)>>;
  timeZone: string;
}

/** What the figures of a screen count. */
export const CountedRules = ({ rules, timeZone }: CountedRulesProps) => (
  <section aria-labelledby="counted" className={styles.notes}>
    <h2 id="counted">{words.counted}</h2>
    <ul>
      {Object.entries(rules).map(([name, rule]) => (
        <li key={name}>{typeof rule === 'string' ? rule : rule({ timeZone })}</li>
      ))}
    </ul>
  </section>
);
