import type { Product } from '@afterimage/contract/catalogue.ts';
import { LinkButton } from '../../ui/Button.tsx';
import { Corners } from '../../ui/Corners.tsx';
import { Picture } from '../../ui/Picture.tsx';
import styles from './EditorialTile.module.css';
import { words } from './list.words.ts';

/** A word between the products: what the shop is about. */
export function EditorialTile({ product }: { product: Product | undefined }) {
  const picture = product?.image.at(-1);
  return (
    <div className={styles.tile} data-room="dark">
      {picture ? (
        <div className={styles.picture}>
          <Picture
            source={picture}
            alt=""
            sizes="(min-width: 1100px) 22vw, (min-width: 720px) 30vw, 90vw"
            className={styles.fill}
          />
          <Corners size={20} className={styles.corners} />
        </div>
      ) : null}
      <div className={styles.words}>
        <p className={styles.title}>{words.tileTitle}</p>
        <p className="quiet">{words.tileText}</p>
        <LinkButton kind="secondary" small arrow to="/products?customizable=1" className={styles.link}>
          {words.tileLink}
        </LinkButton>
      </div>
    </div>
  );
}
