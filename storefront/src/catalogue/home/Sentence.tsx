import { Corners } from '@afterimage/ui/Corners.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import styles from './Sentence.module.css';
import { words } from './home.words.ts';

/** One sentence in the brand's blue, the print that it speaks of, and the code that brings a phone to it. */
export function Sentence({ title }: { title: string }) {
  return (
    <Section tone="blue" className={styles.sentence}>
      <div className={styles.words}>
        <h2 className={styles.text}>{title}</h2>
        <p className={styles.promise}>{words.promise}</p>
        <LinkButton kind="secondary" arrow to="/demo" className={styles.link}>
          {words.demoLink}
        </LinkButton>
      </div>
      <div className={styles.print}>
        <img
          src="/demo-files/balloons.webp"
          alt={words.demoPrintAlt}
          width={960}
          height={1200}
          loading="lazy"
          decoding="async"
        />
        <Corners size={20} />
      </div>
      <div className={styles.desk}>
        <img
          className={styles.code}
          src="/demo-code.svg"
          alt={words.demoCode}
          width={176}
          height={176}
          loading="lazy"
          decoding="async"
        />
        <p>{words.demoHint}</p>
      </div>
    </Section>
  );
}
