import { useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { words } from './designs.words.ts';

interface DesignInCartProps {
  designKey: string;
  slug: string;
  /** Whether its line is in this browser's cart. */
  isHere: boolean;
}

/** What the link of a design in a cart offers: to change its line, or to start a new design as a copy. */
export function DesignInCart({ designKey, slug, isHere }: DesignInCartProps) {
  const { call } = useServices();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const copy = async () => {
    setBusy(true);
    setHasFailed(false);
    try {
      const copyOfDesign = await call('copyDraft', { params: { draftKey: designKey } });
      await navigate(`/customize/${slug}?design=${copyOfDesign.key}`);
    } catch {
      setHasFailed(true);
    } finally {
      setBusy(false);
    }
  };
  return (
    <PlainLayout helpTo="/help" back={{ to: `/products/${slug}`, name: words.seeProduct }}>
      <EmptyState heading="h1" title={isHere ? words.inCart : words.inOtherCart}>
        <p>{isHere ? words.inCartWords : words.inOtherCartWords}</p>
        {isHere ? (
          <>
            <LinkButton to={`/customize/${slug}?design=${designKey}`}>{words.changeIt}</LinkButton>
            <LinkButton kind="secondary" to="/cart">
              {words.toCart}
            </LinkButton>
          </>
        ) : null}
        <Button
          kind={isHere ? 'secondary' : 'primary'}
          busy={busy}
          busyText={words.copying}
          onClick={() => void copy()}
        >
          {words.copyIt}
        </Button>
        {hasFailed ? <p role="alert">{words.copyFailed}</p> : null}
      </EmptyState>
    </PlainLayout>
  );
}
