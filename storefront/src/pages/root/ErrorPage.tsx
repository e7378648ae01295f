import { selectCategories } from '../../catalogue/categories.state.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useHref, useLocation } from '@afterimage/client/navigation/navigation.ts';
import { type Failure, notFound } from '@afterimage/client/api/failure.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { usePending, useReload } from '@afterimage/client/navigation/view-context.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { errorMeta } from './error-meta.ts';
import styles from './ErrorPage.module.css';
import { PageHead } from './PageHead.tsx';
import { words } from './error.words.ts';

/** Stands in the place of a page that failed; header and footer stay. */
export function ErrorPage({ failure: failureFromServer }: { failure: Failure | null }) {
  const failure = failureFromServer ?? notFound().failure;
  const { pathname } = useLocation();
  return (
    <div className={styles.page}>
      <PageHead page={{ meta: () => errorMeta(failure, pathname) }} />
      {failure.status === 404 ? <NotFound failure={failure} /> : <Broken failure={failure} />}
    </div>
  );
}

function NotFound({ failure }: { failure: Failure }) {
  const categories = useAppSelector(selectCategories);
  const isOrder = failure.code === 'ORDER_NOT_FOUND';
  return (
    <>
      <p className={styles.code}>404</p>
      <h1>{words.notFoundTitle}</h1>
      <p className={styles.text}>{failure.description || (isOrder ? words.orderNotFoundText : words.notFoundText)}</p>
      {isOrder ? (
        <div className={styles.actions}>
          <LinkButton to="/orders">{words.findOrder}</LinkButton>
        </div>
      ) : null}
      <search>
        <form className={styles.search} action={useHref('/search')}>
          <label htmlFor="not-found-search">{words.searchLabel}</label>
          <input id="not-found-search" name="key" type="search" autoComplete="off" />
          <Button type="submit">{words.search}</Button>
        </form>
      </search>
      <nav aria-labelledby="not-found-browse">
        <h2 id="not-found-browse">{words.browse}</h2>
        <ul className={styles.links}>
          <li>
            <Link to="/products">{words.everything}</Link>
          </li>
          {categories.map((category) => (
            <li key={category.id}>
              <Link to={`/products/categories/${category.id}`}>{category.name}</Link>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}

function Broken({ failure }: { failure: Failure }) {
  const reload = useReload();
  const pending = usePending();
  return (
    <>
      <p className={styles.code}>{failure.status || ''}</p>
      <h1>{failure.status === 0 ? words.offlineTitle : words.errorTitle}</h1>
      <p className={styles.text}>{failure.description || words.errorText}</p>
      {failure.requestId ? <p className={styles.code}>{words.request({ id: failure.requestId })}</p> : null}
      <div className={styles.actions}>
        <Button busy={pending} onClick={reload}>
          {words.tryAgain}
        </Button>
        <LinkButton kind="secondary" to="/home">
          {words.home}
        </LinkButton>
      </div>
    </>
  );
}
