import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, Skeleton } from '@afterimage/ui/States.tsx';
import { words } from './studio.words.ts';

/** Until the product is there. */
export function CustomizeWaiting() {
  return (
    <Section space="snug">
      <h1 className="visually-hidden" tabIndex={-1}>
        {words.loadingTitle}
      </h1>
      <div aria-busy="true">
        <Skeleton height="64px" width="min(100%, 420px)" style={{ marginBlockEnd: 'var(--space-32)' }} />
        <Skeleton height="480px" width="100%" />
      </div>
    </Section>
  );
}

/** A product that has nothing to personalise. */
export function CustomizeEmpty({ product }: { product: { name: string; slug: string } }) {
  return (
    <Section>
      <EmptyState heading="h1" title={words.notPersonal}>
        <LinkButton to={`/products/${product.slug}`}>{words.toProduct}</LinkButton>
        <LinkButton to="/products?customizable=1" kind="quiet">
          {words.toPersonal}
        </LinkButton>
      </EmptyState>
    </Section>
  );
}
