import { SignOut } from '../auth/SignOut.tsx';
import { useAppSelector } from '../hooks.ts';
import styles from '../orders/Orders.module.css';
import { loadOrders } from '../orders/orders.state.ts';
import { words } from '../orders/orders.words.ts';
import { OrderList } from '../orders/OrderList.tsx';
import { OrderLoading } from '../orders/OrderLoading.tsx';
import type { PageContext, PageModule } from '../page.ts';
import { LinkButton } from '../ui/Button.tsx';
import { Heading, Section } from '../ui/Section.tsx';
import { EmptyState } from '../ui/States.tsx';

export async function loader({ load }: PageContext) {
  await load(loadOrders, undefined);
}

export const meta: PageModule['meta'] = () => ({
  title: words.listTitle,
  description: words.listMeta,
  canonical: '/account/orders',
  robots: 'noindex',
});

export function Component() {
  const { orderList, loaded } = useAppSelector((state) => state.orders);
  if (loaded && orderList.length === 0)
    return (
      <Section space="none" className={styles.page}>
        <EmptyState heading="h1" title={words.empty}>
          <LinkButton to="/products">{words.shop}</LinkButton>
          <LinkButton kind="secondary" to="/products?customizable=1">
            {words.make}
          </LinkButton>
          <SignOut />
        </EmptyState>
      </Section>
    );
  return (
    <Section space="none" className={styles.page}>
      <Heading end={<SignOut />}>
        <h1>{words.listTitle}</h1>
      </Heading>
      {loaded ? <OrderList orders={orderList} /> : <OrderLoading label={words.listLoading} />}
    </Section>
  );
}
