import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { addToCart } from '../cart/cart.operations.ts';
import { readDescription } from '../catalogue/product/description.ts';
import { loadDelivery } from '../catalogue/product.state.ts';
import { compareRows } from '../compare/compare-rows.ts';
import styles from '../compare/Compare.module.css';
import { compareCleared, compareRemoved } from '../compare/compare.state.ts';
import { words } from '../compare/compare.words.ts';
import { CompareTable } from '../compare/CompareTable.tsx';
import { useFresh } from '../compare/fresh.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { Heading, Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, ErrorState, Skeleton } from '@afterimage/ui/States.tsx';

export async function loader({ store }: PageContext) {
  if (!store.getState().product.delivery) await store.dispatch(loadDelivery());
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/compare',
  robots: 'noindex',
});

const factsOf = (text: string) => readDescription(text).facts;

export function Component() {
  const dispatch = useAppDispatch();
  const items = useAppSelector((state) => state.compare.compareItems);
  const delivery = useAppSelector((state) => state.product.delivery);
  const restored = useAppSelector((state) => state.common.restored);
  const { fresh, failure, complete, busy, retry } = useFresh(items.map(({ id }) => id));
  const loadedProducts = items.map(({ id }) => fresh[id]).filter((one): one is ProductDetail => Boolean(one));
  const missingItems = items.filter(({ id }) => fresh[id] === null);
  const rows = compareRows(loadedProducts, { factsOf, delivery: delivery ?? [] });

  if (restored && items.length === 0)
    return (
      <Section space="none" className={styles.page}>
        <EmptyState heading="h1" title={words.empty}>
          <p>{words.emptyText}</p>
          <LinkButton to="/products">{words.shop}</LinkButton>
        </EmptyState>
      </Section>
    );
  return (
    <Section space="none" className={styles.page}>
      <Heading
        end={
          items.length > 1 ? (
            <Button kind="quiet" small onClick={() => dispatch(compareCleared())}>
              {words.clear}
            </Button>
          ) : undefined
        }
      >
        <h1>{words.title}</h1>
      </Heading>
      {missingItems.map(({ id, name }) => (
        <div key={id} className={styles.gone}>
          <p>{words.gone({ name })}</p>
          <Button
            kind="quiet"
            small
            aria-label={words.removeName({ name })}
            onClick={() => dispatch(compareRemoved(id))}
          >
            {words.remove}
          </Button>
        </div>
      ))}
      {failure && !complete ? (
        <ErrorState title={words.failed} reason={failure.description} busy={busy} onRetry={retry} />
      ) : null}
      {loadedProducts.length > 0 ? (
        <CompareTable
          products={loadedProducts}
          rows={rows}
          onAdd={({ id }, variantId) => dispatch(addToCart({ productId: id, variantId, quantity: 1 }))}
          onRemove={({ id }) => dispatch(compareRemoved(id))}
        />
      ) : complete || failure ? null : (
        <div aria-busy="true">
          <p className="visually-hidden">{words.loading}</p>
          <Skeleton height="480px" />
        </div>
      )}
    </Section>
  );
}
