import { type ReactNode, useState } from 'react';
import type { Address, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { localePath } from '@afterimage/words/locale.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useNavigate, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { postalLines } from '../commerce/postal-lines.ts';
import { PlainLayout } from '@afterimage/ui/PlainLayout.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';
import { AddressStep } from './AddressStep.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { CheckoutLoading } from './CheckoutClosed.tsx';
import { CheckoutMessages } from './CheckoutMessages.tsx';
import { type OrderRef, standOf, type Step, stepPath, stepShown } from './checkout-steps.ts';
import { DeliveryStep, DeliverySummary } from './DeliveryStep.tsx';
import { destinationOf, type Draft, givenOf } from './draft.ts';
import { GuestEmail, type RenderEmail, SignInLine } from './GuestContact.tsx';
import { words as guestWords } from './guest.words.ts';
import { HoldWords } from './HoldWords.tsx';
import { OrderAside, OrderSums } from './OrderAside.tsx';
import { words as priceWords } from './price.words.ts';
import { type Problem, problemOf, stepOf } from './problem.ts';
import { StepBar } from './StepBar.tsx';
import { StepSection } from './StepSection.tsx';
import { handOverDraft, takeAlongDraft, useDraft } from './use-draft.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';
import { usePayment } from './use-payment.ts';
import { useQuote } from './use-quote.ts';

/** What the form of a new address is given; the page brings the form. */
interface AddressFormSlot {
  typed: Record<string, string>;
  /** For a guest, whose e-mail address is asked for too and who has nowhere to keep an address. */
  contact: { email: string; renderField: RenderEmail } | null;
  keep: boolean;
  refused: Record<string, string> | null;
  onChange(typed: Record<string, string>): void;
  onKeep(keep: boolean): void;
  onSubmit(address: PostalAddress, email: string): Promise<Record<string, string> | undefined>;
  renderFoot(busy: boolean): ReactNode;
}

type CheckoutProps = {
  order: Order;
  /** The key of a guest's order; null for an account's. */
  orderKey: string | null;
  saved: readonly Address[];
  countries: readonly Country[];
  /** What has happened on the way here and is worth a sentence. */
  news: string | null;
  onRefresh(): Promise<Order | null>;
  /** Saves an address; answers it, or the messages by field. */
  onSave(address: PostalAddress): Promise<{ id: string } | { fields: Record<string, string> }>;
  /** Opens an order of the cart again; answers its address in the shop, or why it could not. */
  onReopen(): Promise<{ path: string } | Failure>;
  /** Notes where a guest comes back to who signs in. */
  onSignIn(): void;
  renderForm(slot: AddressFormSlot): ReactNode;
};

/** The three steps of an order that is not paid yet. */
export function Checkout(props: CheckoutProps) {
  const { order, orderKey, saved, countries, news, onRefresh, onSave, onReopen, onSignIn, renderForm } = props;
  const ref: OrderRef = { id: order.id, key: orderKey };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, change] = useDraft(order, saved);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [couponError, setCouponError] = useState<string | null>(null);
  const [reopening, setReopening] = useState(false);

  const destination = destinationOf(draft, saved);
  const known = givenOf(draft, saved);
  const country = known.address ? (destination?.countryCode ?? null) : null;
  const { methods, failed, retry } = useDeliveryMethods(country);
  const chosen = draft.deliveryMethod ?? methods?.[0]?.id ?? null;
  const method = methods?.find(({ id }) => id === chosen) ?? null;
  const given = { ...known, delivery: known.delivery && (methods === null || method !== null) };
  const step = stepShown(search.get('step'), given);
  const priced = step === 'address' && !given.delivery ? null : method;

  const refuseCoupon = (reason: string) => {
    change({ coupon: null });
    setCouponError(reason);
  };
  const pricing = useQuote(
    {
      orderId: order.id,
      ...(orderKey !== null && { orderKey }),
      ...(country !== null && { countryCode: country }),
      ...(country !== null && priced && { deliveryMethod: priced.id }),
      ...(draft.coupon !== null && { coupon: draft.coupon }),
      ...(orderKey !== null && given.address && draft.email && { email: draft.email }),
    },
    (failure) => {
      const found = problemOf(failure);
      if (found.kind === 'coupon') refuseCoupon(found.reason);
      else if (found.kind === 'closed') void onRefresh();
    },
  );

  const go = (next: Step) => {
    void navigate(stepPath(ref, next));
  };
  const answer = (next: Partial<Draft>, then: Step) => {
    change(next);
    setProblem(null);
    // The address from the cart names no step: it gets the one just answered, so that the back button leads there.
    if (search.get('step') === null)
      window.history.replaceState(window.history.state, '', localePath(stepPath(ref, step)));
    go(then);
  };
  const payment = usePayment({
    order,
    orderKey,
    draft,
    total: pricing.quote?.total ?? 0,
    onRefresh,
    onProblem(found) {
      setProblem(found);
      const where = stepOf(found);
      if (where === 'address') change({ addressGiven: false, typed: { ...draft.address } });
      if (where === 'delivery') change({ deliveryFor: null });
      if (found.kind === 'coupon') refuseCoupon(found.reason);
      if (found.kind === 'total') pricing.again();
      if (where) go(where);
    },
  });
  const submitAddress = async (address: PostalAddress, email: string) => {
    if (orderKey !== null || !draft.keep) {
      answer({ addressId: null, address, addressGiven: true, ...(orderKey !== null && { email }) }, 'delivery');
      return undefined;
    }
    const done = await onSave(address);
    if ('fields' in done) return done.fields;
    answer({ addressId: done.id, address: null, typed: {}, keep: false, addressGiven: true }, 'delivery');
    return undefined;
  };
  const reopen = async () => {
    setReopening(true);
    const done = await onReopen();
    setReopening(false);
    if (!('path' in done)) {
      if (done.code === 'OUT_OF_STOCK') setProblem({ kind: 'short', lines: done.lines ?? [] });
      return;
    }
    handOverDraft(order.id, new URLSearchParams(done.path.split('?')[1]).get('order') ?? order.id);
    await navigate(`${done.path}&step=${step}`, { replace: true });
  };

  const { quote } = pricing;
  if (!quote) {
    if (!pricing.failed || draft.coupon !== null) return <CheckoutLoading />;
    return (
      <PlainLayout helpTo="/help" back={{ to: '/cart', name: words.back }}>
        <h1 tabIndex={-1} className={styles.head}>
          {words.title}
        </h1>
        <ErrorState title={priceWords.retry} onRetry={pricing.again} />
      </PlainLayout>
    );
  }
  const total = formatPrice(quote.total, quote.currency);
  const goods = order.subtotal - order.discount;
  const sums = {
    order,
    quote,
    delivered: priced !== null,
    placed: country !== null,
    coupon: {
      code: draft.coupon,
      busy: draft.coupon !== null && draft.coupon !== quote.coupon?.code,
      less: quote.couponDiscount > 0 ? formatPrice(quote.couponDiscount, quote.currency) : null,
      error: couponError,
      onApply(code: string) {
        setCouponError(null);
        change({ coupon: code.replace(/\s+/g, '').toUpperCase() });
      },
      onRemove: () => change({ coupon: null }),
      onTyping: () => setCouponError(null),
    },
  };
  const email = orderKey === null ? [] : [draft.email];
  return (
    <PlainLayout back={{ to: '/cart', name: words.back }} helpTo="/help" aside={<OrderAside {...sums} />}>
      <div className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <HoldWords order={order} busy={reopening} onAgain={() => void reopen()} />
      </div>
      <CheckoutMessages
        news={step === 'address' ? news : null}
        outcome={problem ? null : search.get('payment')}
        problem={problem}
        total={total}
      />
      <ol>
        <StepSection
          step="address"
          {...(orderKey !== null && { title: guestWords.title })}
          stand={standOf('address', step, given)}
          order={ref}
          summary={[...email, ...(destination ? postalLines(destination, countries) : [])].map((line) => (
            <p key={line}>{line}</p>
          ))}
        >
          <div className={styles.parts}>
            {orderKey === null ? null : (
              <SignInLine
                onSignIn={() => {
                  takeAlongDraft(order.id);
                  onSignIn();
                }}
              />
            )}
            <AddressStep
              saved={saved}
              countries={countries}
              addressId={draft.addressId}
              onChoose={(addressId) => change({ addressId, addressGiven: false })}
              form={renderForm({
                typed: draft.typed,
                contact: orderKey === null ? null : { email: draft.email, renderField: GuestEmail },
                keep: draft.keep,
                refused: problem?.kind === 'address' ? problem.fields : null,
                onChange: (typed) => change({ typed, email: typed['email'] ?? draft.email }),
                onKeep: (keep) => change({ keep }),
                onSubmit: submitAddress,
                renderFoot: (busy) => (
                  <StepBar busy={busy} busyText={words.checking}>
                    {words.toDelivery}
                  </StepBar>
                ),
              })}
              next={<StepBar onNext={() => answer({ addressGiven: true }, 'delivery')}>{words.toDelivery}</StepBar>}
            />
          </div>
        </StepSection>
        <StepSection
          step="delivery"
          stand={standOf('delivery', step, given)}
          order={ref}
          summary={method ? <DeliverySummary method={method} goods={goods} /> : null}
        >
          <div className={styles.parts}>
            <DeliveryStep
              methods={methods}
              failed={failed}
              onRetry={retry}
              goods={goods}
              chosen={method?.id ?? null}
              onChoose={(deliveryMethod) => change({ deliveryMethod, deliveryFor: null })}
            />
            {method && destination ? (
              <StepBar
                onNext={() => answer({ deliveryMethod: method.id, deliveryFor: destination.countryCode }, 'review')}
              >
                {words.toReview}
              </StepBar>
            ) : null}
          </div>
        </StepSection>
        <StepSection step="review" stand={standOf('review', step, given)} order={ref} summary={null}>
          <div className={styles.parts}>
            <div className={styles.phone}>
              <OrderSums {...sums} />
            </div>
            <p className={styles.then}>{words.payThen}</p>
            {method ? (
              <StepBar
                busy={payment.busy || !pricing.current}
                {...(payment.busy && { busyText: words.paying })}
                onNext={payment.pay}
              >
                {words.pay({ total })}
              </StepBar>
            ) : (
              <DeliveryStep
                methods={null}
                failed={failed}
                onRetry={retry}
                goods={goods}
                chosen={null}
                onChoose={() => undefined}
              />
            )}
          </div>
        </StepSection>
      </ol>
    </PlainLayout>
  );
}
