import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { listPath } from './blog-address.ts';
import { selectBlogCategories } from './blogs.state.ts';
import styles from './BlogList.module.css';
import { words } from './blog.words.ts';

/** The rubrics of the journal, as links; those without an article are left out. */
export function BlogCategories({ present }: { present: string | undefined }) {
  const categories = useAppSelector(selectBlogCategories);
  const visibleCategories = categories.filter(({ id, blogCount }) => blogCount > 0 || id === present);
  if (visibleCategories.length === 0) return null;
  return (
    <nav aria-label={words.categories} className={styles.categories}>
      <ul>
        {[{ id: undefined, name: words.everything }, ...visibleCategories].map(({ id, name }) => (
          <li key={id ?? ''}>
            <Link to={listPath(id)} aria-current={id === present ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
