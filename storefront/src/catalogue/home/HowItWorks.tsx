import { LivingPrint } from '../../commerce/LivingPrint.tsx';
import { ownPicture } from '@afterimage/ui/own-picture.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import styles from './HowItWorks.module.css';
import { words } from './home.words.ts';

/** The step whose print moves when it is asked to, and the second of the film that its photograph shows. */
const alive = 3;
const photoSecond = 2.9;

/** Three photographs of one mug. */
export function HowItWorks({ title: heading }: { title: string }) {
  const { steps } = words;
  return (
    <div id="how-it-works" className={styles.anchor}>
      <Section labelledBy="how">
        <Heading>
          <h2 id="how">{heading}</h2>
        </Heading>
        <ol className={styles.steps}>
          {[
            { title: steps.choose, text: steps.chooseText, alt: steps.chooseAlt },
            { title: steps.photo, text: steps.photoText, alt: steps.photoAlt },
            { title: steps.life, text: steps.lifeText, alt: steps.lifeAlt },
          ].map(({ title, text, alt }, index) => {
            const number = index + 1;
            const photograph = (
              <Picture
                source={ownPicture(`home-step-${number}`, alt)}
                alt={alt}
                ratio="1 / 1"
                sizes="(min-width: 720px) 31vw, 100vw"
                className={styles.photograph}
              />
            );
            return (
              <li key={title} className={styles.step}>
                {number === alive ? (
                  <LivingPrint
                    className={styles.alive}
                    on={photograph}
                    filmClassName={styles.film}
                    from={photoSecond}
                  />
                ) : (
                  photograph
                )}
                <h3>
                  <span className="visually-hidden">{words.step({ number })}: </span>
                  <span className={styles.number} aria-hidden="true">
                    {number}
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
