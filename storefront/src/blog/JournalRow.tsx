import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { BlogCard } from './BlogCard.tsx';
import { words } from './blog.words.ts';
import { largeTeasers } from './blogs.state.ts';
import styles from './JournalRow.module.css';

/** The journal on the home page: two articles large, some more by their titles. */
export function JournalRow({ title }: { title: string }) {
  const teasers = useAppSelector((state) => state.blogs.teasers);
  if (teasers.length === 0) return null;
  return (
    <Section labelledBy="journal">
      <Heading end={<Link to="/blogs">{words.homeLink}</Link>}>
        <h2 id="journal">{title}</h2>
      </Heading>
      <div className={styles.row}>
        {teasers.slice(0, largeTeasers).map((article) => (
          <BlogCard
            key={article.slug}
            article={article}
            heading="h3"
            ratio="4 / 5"
            sizes="(min-width: 960px) 32vw, (min-width: 720px) 46vw, 92vw"
          />
        ))}
        {teasers.length > largeTeasers ? (
          <div className={styles.list}>
            {teasers.slice(largeTeasers).map((article) => (
              <BlogCard key={article.slug} article={article} heading="h3" kind="row" />
            ))}
          </div>
        ) : null}
      </div>
    </Section>
  );
}
