import { useEffect, useState } from 'react';
import { currentLocale, intlLocale, splitLocale } from '@afterimage/words/locale.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { type CachedPage, readCachedPages } from './cached-pages.ts';
import { whenReached } from './when-reached.ts';
import styles from './OfflineView.module.css';
import { words } from './offline.words.ts';

const clock = (at: number) =>
  new Date(at).toLocaleString(intlLocale(), { weekday: 'short', hour: '2-digit', minute: '2-digit' });

/** Stands where a page cannot be had for want of a network; `?for=` is the page that was wanted. */
export function OfflineView() {
  const [search] = useSearchParams();
  const [pages, setPages] = useState<CachedPage[]>([]);
  const requestedPath = search.get('for') ?? '';
  const back = /^\/(?![/\\])[^\s\\]*$/.test(requestedPath) ? requestedPath : '/';
  useEffect(() => {
    readCachedPages((path) => splitLocale(path)[0] === currentLocale()).then(setPages, () => undefined);
    return whenReached(() => location.replace(back));
  }, [back]);
  const paying = splitLocale(requestedPath)[1].startsWith('/checkout');
  return (
    <Section space="none" className={styles.page}>
      <h1>{words.title}</h1>
      <p className="lede">{paying ? words.checkout : words.text}</p>
      <div className={styles.actions}>
        <Button onClick={() => location.replace(back)}>{words.tryAgain}</Button>
        <LinkButton kind="secondary" to="/cart">
          {words.cart}
        </LinkButton>
      </div>
      <section className={styles.seen} aria-labelledby="kept-pages">
        <h2 id="kept-pages">{words.seen}</h2>
        {pages.length === 0 ? <p>{words.none}</p> : null}
        <ul>
          {pages.map(({ path, title, at }) => (
            <li key={path}>
              {/* A document that is kept, not a page to be put together: the browser goes there itself. */}
              <a href={path}>{title}</a>
              <time dateTime={new Date(at).toISOString()}>{clock(at)}</time>
            </li>
          ))}
        </ul>
      </section>
    </Section>
  );
}
