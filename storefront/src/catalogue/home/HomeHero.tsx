import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { LivingPrint } from '../../commerce/LivingPrint.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './HomeHero.module.css';
import { words } from './home.words.ts';

/** The first row, all of it in the first window: what the shop is, where to begin, and a film that shows it. */
export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="hero" data-room="dark">
      <div className={styles.words}>
        <h1 id="hero" className="display">
          {words.display}
        </h1>
        <p>{words.lede}</p>
      </div>
      <LivingPrint
        auto
        className={styles.film}
        film="/films/home-film-960.mp4"
        narrowFilm="/films/home-film-640.mp4"
        on={<Picture source={heroPicture()} sizes="(min-width: 720px) 50vw, 100vw" priority />}
      />
      <div className={styles.ways}>
        <LinkButton to="/products?customizable=1">{words.make}</LinkButton>
        <LinkButton kind="secondary" to="/demo">
          {words.seeAlive}
        </LinkButton>
      </div>
    </section>
  );
}
