import { useEffect, useRef, useState } from 'react';
import { Link } from '@afterimage/ui/Link.tsx';
import { cartIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './CartLink.module.css';
import { words } from '@afterimage/ui/ui.words.ts';

type CartLinkProps = { count?: number; onOpen?: (() => void) | undefined; onIntent?: (() => void) | undefined };

/** The way to the cart with its count; an unknown count keeps its box, a changed one leaves a trace. */
export function CartLink({ count, onOpen, onIntent }: CartLinkProps) {
  const previousCount = useRef(count);
  const [traces, setTraces] = useState(0);
  useEffect(() => {
    if (previousCount.current !== undefined && count !== undefined && previousCount.current !== count)
      setTraces((n) => n + 1);
    previousCount.current = count;
  }, [count]);
  // What is seen, "Cart 1", has to be part of it: people who speak to their computer say what they see.
  const label = count ? words.cartItems({ count }) : words.cart;
  return (
    <Link
      to="/cart"
      className={styles.cart}
      aria-label={label}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={(event) => {
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (!onOpen || !plain) return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon of={cartIcon} />
      <span className={styles.name}>{words.cart}</span>{' '}
      <span
        key={traces}
        className={styles.count}
        data-trace={traces > 0 ? '' : undefined}
        data-empty={count ? undefined : ''}
      >
        {count ? Math.min(count, 99) : ''}
      </span>
    </Link>
  );
}
