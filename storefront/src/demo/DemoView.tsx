import type { ReactNode } from 'react';
import { localePath } from '@afterimage/words/locale.ts';
import { LivingPrint } from '../commerce/LivingPrint.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { words } from './demo.words.ts';
import styles from './DemoView.module.css';

/** Three prints large enough for a phone to look at, the code beside them that brings the phone, and the way to one's own. */
export function DemoView({ products }: { products: ReactNode }) {
  const viewer = localePath('/ar/demo');
  return (
    <>
      <Section tone="room" labelledBy="demo" className={styles.demo}>
        <header className={styles.words}>
          <h1 id="demo">{words.headline}</h1>
          <p className={styles.desk}>{words.lede}</p>
          <p className={styles.hand}>{words.ledePhone}</p>
          <a className={styles.open} href={viewer}>
            {words.openCamera}
          </a>
        </header>
        <h2 className="visually-hidden">{words.prints}</h2>
        <ul className={styles.prints}>
          <li>
            <LivingPrint />
            <h3>{words.balloons}</h3>
            <p>{words.film}</p>
          </li>
          {[
            { name: 'sea', title: words.sea, alt: words.seaAlt, kind: words.model },
            { name: 'dog', title: words.dog, alt: words.dogAlt, kind: words.text },
          ].map(({ name, title, alt, kind }) => (
            <li key={name}>
              <div className={styles.print}>
                <img src={`/demo-files/${name}.webp`} alt={alt} width={960} height={1200} />
                <Corners />
              </div>
              <h3>{title}</h3>
              <p>
                {kind} ·{' '}
                <a className={styles.see} href={`${viewer}#plain`}>
                  {words.see}
                </a>
              </p>
            </li>
          ))}
        </ul>
        <img className={styles.code} src="/demo-code.svg" alt={words.code} width={176} height={176} />
      </Section>
      <Section labelledBy="make-own" className={styles.make}>
        <h2 id="make-own">{words.makeTitle}</h2>
        <p>{words.makeText}</p>
        {products}
        <LinkButton arrow to="/products?customizable=1">
          {words.make}
        </LinkButton>
      </Section>
    </>
  );
}
