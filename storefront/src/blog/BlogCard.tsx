import { Corners } from '@afterimage/ui/Corners.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { articlePath } from './blog-address.ts';
import { Byline } from './Byline.tsx';
import styles from './BlogCard.module.css';
import type { Teaser } from './blogs.state.ts';

interface BlogCardProps {
  article: Teaser;
  heading: 'h2' | 'h3';
  /** `row`: a small picture beside the words, or none; `large`: the picture above them. */
  kind?: 'large' | 'row';
  ratio?: string;
  sizes?: string;
  priority?: boolean;
}

/** An article as it stands among others; all of it leads there. */
export function BlogCard(props: BlogCardProps) {
  const { article, heading: Heading, kind = 'large', ratio, sizes = '100vw', priority } = props;
  const { slug, title, summary, picture } = article;
  return (
    <article className={styles.card} data-kind={kind} data-bare={picture ? undefined : ''}>
      {picture ? (
        <span className={styles.frame}>
          <Picture source={picture} alt="" ratio={ratio} sizes={sizes} priority={priority} />
          {kind === 'large' ? <Corners className={styles.corners} /> : null}
        </span>
      ) : null}
      <div className={styles.words}>
        <Heading className={styles.title}>
          <Link to={articlePath(slug)} className={styles.link}>
            {title}
          </Link>
        </Heading>
        {summary ? <p className={styles.summary}>{summary}</p> : null}
        <Byline article={article} />
      </div>
    </article>
  );
}
