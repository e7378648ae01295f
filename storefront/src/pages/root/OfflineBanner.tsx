import { useEffect } from 'react';
import { intlLocale } from '@afterimage/words/locale.ts';
import { type Connection, goOnline } from '../../app/connection.ts';
import { whenReached } from '../../offline/when-reached.ts';
import styles from './OfflineBanner.module.css';
import { words } from './offline.words.ts';

const clock = (at: number) => new Date(at).toLocaleTimeString(intlLocale(), { hour: '2-digit', minute: '2-digit' });

function consequence(path: string, cachedPage: Connection['cachedPage']): string {
  if (path === '/cart') return words.cart;
  if (path.startsWith('/checkout')) return words.checkout;
  return cachedPage ? words.asItWas({ time: clock(cachedPage.at) }) : words.mayHaveChanged;
}

/** Says that there is no network, and how old what is shown is; a page that came late can be loaded anew. */
export function OfflineBanner({ connection, path }: { connection: Connection; path: string }) {
  const { online, wasOffline, cachedPage } = connection;
  useEffect(() => (online ? undefined : whenReached(goOnline)), [online]);
  return (
    <div className={styles.banner} data-print="no">
      <output>
        <strong>{online ? (wasOffline ? words.again : words.slow) : words.offline}</strong>{' '}
        {online && cachedPage
          ? words.asItWas({ time: clock(cachedPage.at) })
          : online
            ? ''
            : consequence(path, cachedPage)}
      </output>
      {online ? (
        <button type="button" onClick={() => location.reload()}>
          {words.reload}
        </button>
      ) : null}
    </div>
  );
}
