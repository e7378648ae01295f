import { Link } from '@afterimage/ui/Link.tsx';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { selectCategories } from '../categories.state.ts';
import { categoryPicture } from '../category-picture.ts';
import styles from './CategoryGrid.module.css';
import { words } from './home.words.ts';

/** The categories as tall tiles, in rows of two and three by turns. */
export function CategoryGrid({ title }: { title: string }) {
  const { pictures } = useAppSelector((state) => state.categories);
  const categoryList = useAppSelector(selectCategories);
  if (categoryList.length === 0) return null;
  return (
    <Section labelledBy="shelves">
      <Heading>
        <h2 id="shelves">{title}</h2>
      </Heading>
      <ul className={styles.shelves}>
        {categoryList.map(({ id, name, productCount, picture: own }) => {
          const picture = own ?? categoryPicture(id) ?? pictures[id];
          return (
            <li key={id} className={styles.shelf}>
              <Link to={`/products/categories/${id}`} className={styles.link}>
                <span className={styles.frame}>
                  {picture ? (
                    <Picture
                      source={picture}
                      alt={own?.alt ?? ''}
                      sizes="(min-width: 960px) 48vw, 50vw"
                      className={styles.fill}
                    />
                  ) : null}
                  <Corners size={16} className={styles.corners} />
                </span>
                <span className={styles.name}>{name}</span>
                <span className={styles.count}>{words.count({ count: productCount })}</span>
              </Link>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
