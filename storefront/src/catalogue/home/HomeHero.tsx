import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { LivingPrint } from '../../commerce/LivingPrint.tsx';
import { heroPicture } from './hero-picture.ts';
import styles from './HomeHero.module.css';
import { words } from './home.words.ts';

/** The first row: things of the shop in the corners, and beside it, in the dark, what the shop is. */
export function HomeHero() {
  return (
    <section className={styles.hero} aria-labelledby="hero">
      <div className={styles.picture}>
        {/* On a phone 131vw of it are there, cut at the sides: some two pixels for each of CSS are enough for those too. */}
        <Picture source={heroPicture()} sizes="(min-width: 960px) 68vw, 106vw" priority className={styles.fill} />
        <Corners className={styles.corners} />
      </div>
      <div className={styles.words} data-room="dark">
        <LivingPrint auto className={styles.print} />
        <h1 id="hero" className="display">
          {words.display}
        </h1>
        <p>{words.lede}</p>
        <div className={styles.ways}>
          <LinkButton to="/products?customizable=1">{words.make}</LinkButton>
          <LinkButton kind="secondary" to="/products">
            {words.shopAll}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
