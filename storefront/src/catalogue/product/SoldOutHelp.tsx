import type { Product, ProductDetail } from '@afterimage/contract/catalogue.ts';
import { type FormEvent, useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Picture } from '@afterimage/ui/Picture.tsx';
import { priceText } from '@afterimage/ui/price-text.ts';
import { selectRelated } from '../product.state.ts';
import styles from './SoldOutHelp.module.css';
import { words } from './sold-out.words.ts';

const requestNotice = operation(
  'product/requestStockNotice',
  (body: { variantId: number; email: string }, { call, signal }) => call('requestStockNotice', { body }, { signal }),
);

interface SoldOutHelpProps {
  product: ProductDetail;
  /** The variant that is sold out; null as long as a size is to be chosen. */
  variantId: number | null;
}

/** Where something is sold out: one mail when it is back, and what there is instead. */
export function SoldOutHelp({ product, variantId }: SoldOutHelpProps) {
  return (
    <div className={styles.help}>
      {variantId === null ? (
        <p className="quiet small">{words.chooseFirst}</p>
      ) : (
        <NoticeForm key={variantId} variantId={variantId} />
      )}
      {product.stock <= 0 ? <Substitutes product={product} /> : null}
    </div>
  );
}

type State = { kind: 'asking'; error?: string } | { kind: 'sending' } | { kind: 'waiting' } | { kind: 'back' };

function NoticeForm({ variantId }: { variantId: number }) {
  const dispatch = useAppDispatch();
  const [email, setEmail] = useState('');
  const [state, setState] = useState<State>({ kind: 'asking' });
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.kind === 'sending') return;
    // The browser's own check is enough here; the shop's comes with the answer.
    if (!event.currentTarget.checkValidity()) {
      setState({ kind: 'asking', error: words.wrongEmail });
      event.currentTarget.querySelector('input')?.focus();
      return;
    }
    setState({ kind: 'sending' });
    const result = await dispatch(requestNotice({ variantId, email: email.trim() }));
    if (requestNotice.fulfilled.match(result)) setState({ kind: result.payload.isWaiting ? 'waiting' : 'back' });
    else setState({ kind: 'asking', error: result.payload?.description ?? words.failed });
  };
  if (state.kind === 'waiting' || state.kind === 'back')
    return (
      <p className={styles.done} aria-live="polite">
        {state.kind === 'waiting' ? words.waiting({ email }) : words.backAlready}
      </p>
    );
  return (
    <form className={styles.form} onSubmit={(event) => void submit(event)} noValidate>
      <Field
        label={words.label}
        hint={words.hint}
        type="email"
        name="email"
        autoComplete="email"
        inputMode="email"
        value={email}
        {...(state.kind === 'asking' && state.error && { error: state.error })}
        onChange={(event) => setEmail(event.target.value)}
      />
      <Button type="submit" kind="secondary" busy={state.kind === 'sending'} busyText={words.sending}>
        {words.send}
      </Button>
    </form>
  );
}

/** What goes with it and is in stock, nearest first. */
function Substitutes({ product }: { product: ProductDetail }) {
  const related = useAppSelector((state) => selectRelated(state, product.slug));
  const here = (related ?? []).filter(({ stock }) => stock > 0).slice(0, 3);
  if (here.length === 0) return null;
  return (
    <div>
      <p className={styles.title}>{words.instead}</p>
      <ul className={styles.substitutes}>
        {here.map((other) => (
          <Substitute key={other.id} product={other} />
        ))}
      </ul>
    </div>
  );
}

function Substitute({ product: { slug, name, thumbImage, finalPrice, highestPrice, currency } }: { product: Product }) {
  const [picture] = thumbImage;
  return (
    <li>
      <Link to={`/products/${slug}`} className={styles.substitute}>
        {picture ? (
          <span className={styles.thumb}>
            <Picture source={picture} alt="" ratio="4 / 5" sizes="56px" />
          </span>
        ) : null}
        <span>
          {name}
          <span className={styles.price}>{priceText(finalPrice, currency, highestPrice)}</span>
        </span>
      </Link>
    </li>
  );
}
