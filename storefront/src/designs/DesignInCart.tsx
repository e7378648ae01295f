import { useState } from 'react';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { copyDesign } from './design.operations.ts';
import { words } from './designs.words.ts';

interface DesignInCartProps {
  designKey: string;
  slug: string;
  /** Whether its line lies in the cart of this browser. */
  isHere: boolean;
}

/** Where the link of a design leads that lies in a cart: to its line, or to a new design that begins with it. */
export function DesignInCart({ designKey, slug, isHere }: DesignInCartProps) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);
  const copy = async () => {
    setBusy(true);
    setFailed(false);
    const done = await dispatch(copyDesign(designKey));
    setBusy(false);
    if (copyDesign.fulfilled.match(done)) await navigate(`/customize/${slug}?design=${done.payload.key}`);
    else setFailed(true);
  };
  return (
    <Section>
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
        {failed ? <p role="alert">{words.copyFailed}</p> : null}
      </EmptyState>
    </Section>
  );
}
