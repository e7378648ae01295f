import { LinkButton } from '@afterimage/ui/Button.tsx';
import { words } from './checkout.words.ts';
import { Message } from './Message.tsx';
import { words as priceWords } from './price.words.ts';
import type { Problem } from './problem.ts';

/** Says what kept the order from being completed, and what to do about it. */
export function ProblemMessage({ problem, total }: { problem: Problem; total: string }) {
  const toCart = (
    <LinkButton small kind="secondary" to="/cart">
      {words.toCart}
    </LinkButton>
  );
  if (problem.kind === 'changed')
    return (
      <Message focus kind="warn" title={words.changedTitle}>
        <p>{words.changedText}</p>
      </Message>
    );
  if (problem.kind === 'total')
    return (
      <Message focus kind="warn" title={priceWords.totalTitle}>
        <p>{priceWords.totalText({ total })}</p>
      </Message>
    );
  if (problem.kind === 'coupon')
    return (
      <Message focus kind="warn" title={priceWords.couponGone}>
        <p>{priceWords.couponGoneText({ reason: problem.reason })}</p>
      </Message>
    );
  if (problem.kind === 'short')
    return (
      <Message focus kind="bad" title={words.shortTitle} actions={toCart}>
        <ul>
          {problem.lines.map(({ variantId, name, available }) => (
            <li key={variantId}>{available === 0 ? words.gone({ name }) : words.short({ name, available })}</li>
          ))}
        </ul>
      </Message>
    );
  if (problem.kind === 'closed')
    return (
      <Message focus kind="bad" title={words.closedTitle} actions={toCart}>
        <p>{problem.reason}</p>
      </Message>
    );
  // Messages by field stand in the form's own list.
  if (problem.kind === 'address' && problem.fields) return null;
  return (
    <Message focus kind="bad" title={words.refusedTitle}>
      <p>{problem.kind === 'address' ? words.addressGone : problem.reason}</p>
    </Message>
  );
}
