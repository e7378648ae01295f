import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { ownPicture } from '@afterimage/ui/own-picture.ts';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { categoryPicture } from '../category-picture.ts';
import styles from './EditorialTile.module.css';
import { words } from './list.words.ts';

type Story = 'demo' | 'light' | 'cloth' | 'metal';

/** What is told between the things of a category; in all others it is the demo. */
const stories: Readonly<Record<string, Story>> = {
  decor: 'light',
  fashion: 'cloth',
  men: 'cloth',
  jewelry: 'metal',
  perfumes: 'metal',
};
/** Where the shop has no picture of the category itself: a phone that sees a mug alive. */
const alive = ownPicture('home-step-3', '');

/** A word between the products: what the shop is about, beside a picture of the category. */
export function EditorialTile({ categoryId }: { categoryId: string | undefined }) {
  const story = stories[categoryId ?? ''] ?? 'demo';
  const picture = categoryPicture(categoryId) ?? alive;
  const { title, text } = words.tiles[story];
  // Articles come and go; the journal stays.
  const [to, link] = story === 'demo' ? ['/demo', words.tryIt] : ['/blogs', words.readOn];
  return (
    <div className={styles.tile} data-room="dark">
      <div className={styles.picture}>
        <Picture
          source={picture}
          alt=""
          sizes="(min-width: 1100px) 22vw, (min-width: 720px) 30vw, 90vw"
          className={styles.fill}
        />
        <Corners size={20} className={styles.corners} />
      </div>
      <div className={styles.words}>
        <p className={styles.title}>{title}</p>
        <p className="quiet">{text}</p>
        <LinkButton kind="secondary" small arrow to={to} className={styles.link}>
          {link}
        </LinkButton>
      </div>
    </div>
  );
}
