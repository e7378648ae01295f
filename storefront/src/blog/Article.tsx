import type { BlogDetail } from '@afterimage/contract/blog.ts';
import { useMemo } from 'react';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import styles from './Article.module.css';
import { ArticleBody } from './ArticleBody.tsx';
import { BlogCard } from './BlogCard.tsx';
import { articlePath } from './blog-address.ts';
import { words } from './blog.words.ts';
import { Byline } from './Byline.tsx';
import { type Anchor, anchorsOf } from './headings.ts';

/** Below so many headings a list of them is longer than the look for them. */
const fewestContents = 3;

/** An article to be read. */
export function Article({ article }: { article: BlogDetail }) {
  const anchors = useMemo(() => anchorsOf(article.blockList), [article.blockList]);
  return (
    <>
      <article className={styles.article}>
        <div className={styles.crumbs}>
          <Breadcrumbs
            entries={[
              { to: '/home', name: words.home },
              { to: '/blogs', name: words.title },
              { to: articlePath(article.slug), name: article.title },
            ]}
          />
        </div>
        <header className={styles.head} data-bare={article.picture ? undefined : ''}>
          <div className={styles.words}>
            <h1>{article.title}</h1>
            <p className={styles.summary}>{article.summary}</p>
            <Byline article={article} authorName={article.authorName} />
          </div>
          {article.picture ? (
            <Picture
              source={article.picture}
              ratio="1 / 1"
              sizes="(min-width: 960px) 50vw, 100vw"
              priority
              className={styles.lead}
            />
          ) : null}
        </header>
        <div className={styles.columns}>
          {anchors.size >= fewestContents ? <Contents anchors={[...anchors.values()]} /> : null}
          <ArticleBody blockList={article.blockList} anchors={anchors} />
        </div>
      </article>
      <Related article={article} />
    </>
  );
}

function Contents({ anchors }: { anchors: readonly Anchor[] }) {
  return (
    <nav aria-labelledby="contents" className={styles.contents}>
      <h2 id="contents" className={styles.contentsTitle}>
        {words.contents}
      </h2>
      <ol>
        {anchors.map(({ id, text }) => (
          <li key={id}>
            <Link to={`#${id}`}>{text}</Link>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Related({ article: { relatedList } }: { article: BlogDetail }) {
  if (relatedList.length === 0)
    return (
      <Section>
        <LinkButton kind="secondary" to="/blogs">
          {words.back}
        </LinkButton>
      </Section>
    );
  return (
    <Section tone="band" labelledBy="related-articles">
      <Heading end={<Link to="/blogs">{words.everything}</Link>}>
        <h2 id="related-articles">{words.related}</h2>
      </Heading>
      <div className={styles.related}>
        {relatedList.map((each) => (
          <BlogCard
            key={each.id}
            article={each}
            heading="h3"
            ratio="4 / 5"
            sizes="(min-width: 960px) 30vw, (min-width: 600px) 46vw, 92vw"
          />
        ))}
      </div>
    </Section>
  );
}
