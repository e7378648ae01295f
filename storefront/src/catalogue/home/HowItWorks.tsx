import type { Product } from '@afterimage/contract/catalogue.ts';
import { LivingPrint } from '../../ui/LivingPrint.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Heading, Section } from '../../ui/Section.tsx';
import styles from './HowItWorks.module.css';
import { words } from './home.words.ts';

/** The step that shows a print with its film. */
const alive = 2;

/** Three steps: two things of the shop, and a print that wakes up when it is asked to. */
export function HowItWorks({ products }: { products: readonly Product[] }) {
  return (
    <div id="how-it-works" className={styles.anchor}>
      <Section labelledBy="how">
        <Heading>
          <h2 id="how">{words.howTitle}</h2>
        </Heading>
        <ol className={styles.steps}>
          {[
            { title: words.steps.choose, text: words.steps.chooseText },
            { title: words.steps.photo, text: words.steps.photoText },
            { title: words.steps.life, text: words.steps.lifeText },
          ].map(({ title, text }, index) => {
            const picture = products[index]?.image.at(-1);
            return (
              <li key={title} className={styles.step}>
                {index === alive ? (
                  <LivingPrint className={styles.alive} />
                ) : picture ? (
                  <Picture source={picture} alt="" ratio="1 / 1" sizes="(min-width: 720px) 31vw, 100vw" />
                ) : null}
                <h3>
                  <span className="visually-hidden">{words.step({ number: index + 1 })}: </span>
                  <span className={styles.number} aria-hidden="true">
                    {index + 1}
                  </span>
                  {title}
                </h3>
                <p className="quiet">{text}</p>
              </li>
            );
          })}
        </ol>
      </Section>
    </div>
  );
}
