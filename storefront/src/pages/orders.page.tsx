import { FindOrder } from '../orders/FindOrder.tsx';
import { words } from '../orders/guest.words.ts';
import styles from '../orders/Orders.module.css';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';

export const meta: PageModule['meta'] = () => ({
  title: words.findTitle,
  description: words.findMeta,
  canonical: '/orders',
  robots: 'noindex',
});

export function Component() {
  return (
    <Section space="none" className={styles.page}>
      <Heading lede={words.findLede}>
        <h1 tabIndex={-1}>{words.findTitle}</h1>
      </Heading>
      <FindOrder />
      <p className={styles.findBelow}>
        {words.haveAccount} <Link to="/account/orders">{words.signIn}</Link>
      </p>
    </Section>
  );
}
