import { Link } from '../../ui/Link.tsx';
import { Section } from '../../ui/Section.tsx';
import styles from './Sentence.module.css';
import { words } from './home.words.ts';

/** One sentence in the brand's blue. */
export function Sentence() {
  return (
    <Section tone="blue" className={styles.sentence}>
      <p className={styles.text}>{words.sentence}</p>
      <Link to="/products?customizable=1" className={styles.link}>
        {words.sentenceLink}
      </Link>
    </Section>
  );
}
