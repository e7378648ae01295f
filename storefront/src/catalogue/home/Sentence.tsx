import { Link } from '@afterimage/ui/Link.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import styles from './Sentence.module.css';
import { words } from './home.words.ts';

/** One sentence in the brand's blue, and the code that shows on a phone what it means. */
export function Sentence() {
  return (
    <Section tone="blue" className={styles.sentence}>
      <div className={styles.words}>
        <h2 className={styles.text}>{words.sentence}</h2>
        <p className={styles.desk}>{words.demoHint}</p>
        <Link to="/demo" className={styles.link}>
          {words.demoLink}
        </Link>
      </div>
      <img
        className={styles.code}
        src="/demo-code.svg"
        alt={words.demoCode}
        width={192}
        height={192}
        loading="lazy"
        decoding="async"
      />
    </Section>
  );
}
