import type { FrontPage } from '@afterimage/contract/shop-pages.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { LivingPrint } from '../../commerce/LivingPrint.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './HomeHero.module.css';
import { words } from './home.words.ts';

/** The first row, all of it in the first window: what the shop is, where to begin, and a film that shows it, or the owner's picture. */
export function HomeHero({ front: { heading, lede, button, picture } }: { front: FrontPage }) {
  const show = { sizes: '(min-width: 720px) 50vw, 100vw', priority: true };
  return (
    <section className={styles.hero} aria-labelledby="hero" data-room="dark">
      <div className={styles.words}>
        <h1 id="hero" className="display">
          {heading}
        </h1>
        {lede ? <p>{lede}</p> : null}
      </div>
      {picture ? (
        <div className={styles.film}>
          <Picture source={{ ...picture, focus: picture.focus ?? '50% 50%' }} {...show} />
        </div>
      ) : (
        <LivingPrint
          auto
          className={styles.film}
          film="/films/home-film-960.mp4"
          narrowFilm="/films/home-film-640.mp4"
          on={<Picture source={heroPicture()} {...show} />}
        />
      )}
      <div className={styles.ways}>
        <LinkButton to={button.to}>{button.name}</LinkButton>
        <LinkButton kind="secondary" to="/demo">
          {words.seeAlive}
        </LinkButton>
      </div>
    </section>
  );
}
