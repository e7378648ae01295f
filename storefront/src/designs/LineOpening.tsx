import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { EmptyState, ErrorState } from '@afterimage/ui/States.tsx';
import { openLineDraft } from './design-calls.ts';
import { words } from './designs.words.ts';

interface LineOpeningProps {
  cartItemId: string;
  purpose: 'edit' | 'copy';
  /** The product in whose studio it is opened. */
  slug: string;
  renderWaiting: () => ReactNode;
}

/** Loads the design of a cart line and navigates to it; says so if the line is gone. */
export function LineOpening({ cartItemId, purpose, slug, renderWaiting }: LineOpeningProps) {
  const services = useServices();
  const navigate = useNavigate();
  const [failure, setFailure] = useState<Failure | null>(null);
  const hasBegun = useRef(false);
  const open = useCallback(async () => {
    try {
      const { slug: own, key } = await openLineDraft(services, { cartItemId, purpose });
      await navigate(`/customize/${own}?design=${key}`, { replace: true });
    } catch (error) {
      setFailure(failureOf(error));
    }
  }, [services, navigate, cartItemId, purpose]);
  useEffect(() => {
    // The copy is created once, however often the component renders.
    if (hasBegun.current) return;
    hasBegun.current = true;
    void open();
  }, [open]);
  if (!failure) return renderWaiting();
  const isGone = failure.code === 'LINE_NOT_FOUND' || failure.code === 'CART_NOT_FOUND' || failure.status === 401;
  return (
    <PlainLayout helpTo="/help" back={{ to: '/cart', name: words.toCart }}>
      {isGone ? (
        <EmptyState heading="h1" title={words.lineGone}>
          <p>{words.lineGoneWords}</p>
          <LinkButton to="/cart">{words.toCart}</LinkButton>
          <LinkButton kind="secondary" to={`/customize/${slug}`}>
            {words.beginNew}
          </LinkButton>
        </EmptyState>
      ) : (
        <ErrorState
          title={words.openingFailed}
          reason={failure.description}
          onRetry={() => {
            setFailure(null);
            void open();
          }}
        />
      )}
    </PlainLayout>
  );
}
