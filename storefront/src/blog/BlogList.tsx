import { useEffect, useMemo, useRef } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { LoadMore } from '@afterimage/ui/LoadMore.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { usePending } from '@afterimage/client/navigation/view-context.ts';
import { blogPageLength, listPath, pageSearch, readPage } from './blog-address.ts';
import { BlogCard } from './BlogCard.tsx';
import { BlogCategories } from './BlogCategories.tsx';
import styles from './BlogList.module.css';
import { blogRequest, pagesTo } from './blog-loading.ts';
import { words } from './blog.words.ts';
import { selectBlogCategory, selectBlogPage } from './blogs.state.ts';

/** How many articles stand large before the list begins. */
const large = 2;

/** The journal, or one rubric of it: the two youngest articles large, the others as a list. */
export function BlogList({ categoryId }: { categoryId?: string | undefined }) {
  const [search] = useSearchParams();
  const busy = usePending();
  const page = readPage(search) ?? 1;
  const category = useAppSelector((state) => selectBlogCategory(state, categoryId));
  const { articles, total } = useArticles(categoryId, page);
  const box = useFocusOnMore(page);
  const path = listPath(categoryId);
  const journal = { to: '/blogs', name: words.title };
  const here = category ? [journal, { to: path, name: category.name }] : [journal];
  return (
    <div className={styles.page}>
      <Breadcrumbs entries={[{ to: '/home', name: words.home }, ...here]} />
      <header className={styles.head}>
        <h1 className="display">{category?.name ?? words.title}</h1>
        <p className="lede">{category?.description || words.lede}</p>
      </header>
      <BlogCategories present={categoryId} />
      {total === 0 ? (
        <EmptyState title={words.empty}>
          <LinkButton to="/products" arrow>
            {words.emptyLink}
          </LinkButton>
        </EmptyState>
      ) : null}
      <div ref={box} aria-busy={busy || undefined}>
        {articles.length > 0 ? (
          <div className={styles.large} data-count={Math.min(large, articles.length)}>
            {articles.slice(0, large).map((article, index) => (
              <BlogCard
                key={article.id}
                article={article}
                heading="h2"
                ratio={index === 0 ? '1 / 1' : '4 / 5'}
                sizes={index === 0 ? '(min-width: 960px) 54vw, 92vw' : '(min-width: 960px) 38vw, 92vw'}
                priority={index === 0}
              />
            ))}
          </div>
        ) : null}
        {articles.length > large ? (
          <div className={styles.rows}>
            {articles.slice(large).map((article) => (
              <BlogCard
                key={article.id}
                article={article}
                heading="h2"
                kind="row"
                ratio="4 / 5"
                sizes="(min-width: 1400px) 168px, (min-width: 734px) 12vw, 88px"
              />
            ))}
          </div>
        ) : null}
      </div>
      {total > blogPageLength ? (
        <LoadMore loadedCount={articles.length} total={total} to={path + pageSearch(page + 1)} busy={busy} />
      ) : null}
    </div>
  );
}

/** All that stands on the pages up to the present one. */
function useArticles(categoryId: string | undefined, page: number) {
  const blogs = useAppSelector((state) => state.blogs);
  return useMemo(() => {
    const pages = pagesTo(page).map((each) => selectBlogPage({ blogs }, blogRequest(categoryId, each)));
    const articles = new Map(pages.flatMap((each) => each?.blogList ?? []).map((article) => [article.id, article]));
    return { articles: [...articles.values()], total: pages.at(-1)?.total ?? 0 };
  }, [blogs, categoryId, page]);
}

/** When more has come, the focus goes to the first article of it. */
function useFocusOnMore(page: number) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(page);
  useEffect(() => {
    const { current: old } = before;
    before.current = page;
    if (page > old) box.current?.querySelectorAll<HTMLElement>('h2 a')[old * blogPageLength]?.focus();
  }, [page]);
  return box;
}
