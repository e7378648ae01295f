import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { listPath } from './blog-address.ts';
import { blogDate } from './blog-dates.ts';
import { words } from './blog.words.ts';
import { selectBlogCategory, type Teaser } from './blogs.state.ts';
import styles from './Byline.module.css';

interface BylineProps {
  article: Pick<Teaser, 'category' | 'publishedAt' | 'readingMinutes'>;
  authorName?: string;
}

/** What belongs to an article beside its title: rubric, author, day, and how long it takes. */
export function Byline({ article: { category, publishedAt, readingMinutes }, authorName }: BylineProps) {
  const rubric = useAppSelector((state) => selectBlogCategory(state, category[0]));
  return (
    <p className={styles.byline}>
      {rubric ? (
        <Link to={listPath(rubric.id)} className={styles.rubric}>
          {rubric.name}
        </Link>
      ) : null}
      {authorName ? <span>{words.by({ name: authorName })}</span> : null}
      <time dateTime={publishedAt}>{blogDate(publishedAt)}</time>
      <span>{words.minutes({ count: readingMinutes })}</span>
    </p>
  );
}
