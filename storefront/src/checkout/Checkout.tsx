import { type ReactNode, useState } from 'react';
import { useNavigate, useSearchParams } from '../navigation.ts';
import type { Address, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import type { Failure } from '../failure.ts';
import { postalLines } from '../postal-lines.ts';
import { PlainLayout } from '../ui/PlainLayout.tsx';
import { formatPrice } from '../ui/price.ts';
import { AddressStep } from './AddressStep.tsx';
import styles from './Checkout.module.css';
import { words } from './checkout.words.ts';
import { standOf, type Step, stepPath, stepShown } from './checkout-steps.ts';
import { DeliveryStep, priceWords } from './DeliveryStep.tsx';
import { destinationOf, type Draft, givenOf } from './draft.ts';
import { HoldWords } from './HoldWords.tsx';
import { Message } from './Message.tsx';
import { OrderAside, OrderSums, totalOf } from './OrderAside.tsx';
import { type Problem, stepOf } from './problem.ts';
import { ProblemMessage } from './ProblemMessage.tsx';
import { StepBar } from './StepBar.tsx';
import { StepSection } from './StepSection.tsx';
import { handOverDraft, useDraft } from './use-draft.ts';
import { useDeliveryMethods } from './use-delivery-methods.ts';
import { usePayment } from './use-payment.ts';

/** What the form of a new address is given; the page brings the form. */
export interface AddressFormSlot {
  typed: Record<string, string>;
  keep: boolean;
  refused: Record<string, string> | null;
  onChange(typed: Record<string, string>): void;
  onKeep(keep: boolean): void;
  onSubmit(address: PostalAddress): Promise<Record<string, string> | undefined>;
  renderFoot(busy: boolean): ReactNode;
}

type CheckoutProps = {
  order: Order;
  saved: readonly Address[];
  countries: readonly Country[];
  onRefresh(): Promise<Order | null>;
  /** Saves an address; answers it, or the messages by field. */
  onSave(address: PostalAddress): Promise<{ id: string } | { fields: Record<string, string> }>;
  /** Opens an order of the cart again; answers its address in the shop, or why it could not. */
  onReopen(): Promise<{ path: string } | Failure>;
  renderForm(slot: AddressFormSlot): ReactNode;
};

/** The three steps of an order that is not paid yet. */
export function Checkout({ order, saved, countries, onRefresh, onSave, onReopen, renderForm }: CheckoutProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, setDraft] = useDraft(order, saved);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [reopening, setReopening] = useState(false);

  const destination = destinationOf(draft, saved);
  const known = givenOf(draft, saved);
  const { methods, failed, retry } = useDeliveryMethods(known.address ? (destination?.countryCode ?? null) : null);
  const chosen = draft.deliveryMethod ?? methods?.[0]?.id ?? null;
  const method = methods?.find(({ id }) => id === chosen) ?? null;
  const given = { ...known, delivery: known.delivery && (methods === null || method !== null) };
  const step = stepShown(search.get('step'), given);
  const priced = step === 'address' && !given.delivery ? null : method;
  const total = formatPrice(totalOf(order, priced), order.currency);
  const goods = order.subtotal - order.discount;

  const go = (next: Step) => {
    void navigate(stepPath(order.id, next));
  };
  const answer = (next: Draft, then: Step) => {
    setDraft(next);
    setProblem(null);
    // The address from the cart names no step: it gets the one just answered, so that the back button leads there.
    if (search.get('step') === null) window.history.replaceState(window.history.state, '', stepPath(order.id, step));
    go(then);
  };
  const payment = usePayment({
    order,
    draft,
    onRefresh,
    onProblem(found) {
      setProblem(found);
      const where = stepOf(found);
      if (where === 'address') setDraft({ ...draft, addressGiven: false, typed: { ...draft.address } });
      if (where === 'delivery') setDraft({ ...draft, deliveryFor: null });
      if (where) go(where);
    },
  });
  const submitAddress = async (address: PostalAddress) => {
    if (!draft.keep) {
      answer({ ...draft, addressId: null, address, addressGiven: true }, 'delivery');
      return undefined;
    }
    const done = await onSave(address);
    if ('fields' in done) return done.fields;
    answer({ ...draft, addressId: done.id, address: null, typed: {}, keep: false, addressGiven: true }, 'delivery');
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

  const refused = problem?.kind === 'address' ? problem.fields : null;
  const outcome = problem ? null : search.get('payment');
  const postal = destination ? postalLines(destination, countries) : [];
  return (
    <PlainLayout
      back={{ to: '/cart', name: words.back }}
      helpTo="/help"
      aside={<OrderAside order={order} method={priced} />}
    >
      <div className={styles.head}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <HoldWords order={order} busy={reopening} onAgain={() => void reopen()} />
      </div>
      <div className={styles.messages}>
        {outcome === 'failed' ? (
          <Message kind="bad" title={words.failedTitle}>
            <p>{words.failedText}</p>
          </Message>
        ) : null}
        {outcome === 'cancelled' ? (
          <Message kind="note" title={words.cancelledTitle}>
            <p>{words.cancelledText}</p>
          </Message>
        ) : null}
        {problem ? <ProblemMessage problem={problem} /> : null}
      </div>
      <ol>
        <StepSection
          step="address"
          stand={standOf('address', step, given)}
          orderId={order.id}
          summary={postal.map((line) => (
            <p key={line}>{line}</p>
          ))}
        >
          <AddressStep
            saved={saved}
            countries={countries}
            addressId={draft.addressId}
            onChoose={(addressId) => setDraft({ ...draft, addressId, addressGiven: false })}
            form={renderForm({
              typed: draft.typed,
              keep: draft.keep,
              refused,
              onChange: (typed) => setDraft({ ...draft, typed }),
              onKeep: (keep) => setDraft({ ...draft, keep }),
              onSubmit: submitAddress,
              renderFoot: (busy) => (
                <StepBar total={total} busy={busy} busyText={words.checking}>
                  {words.toDelivery}
                </StepBar>
              ),
            })}
            next={
              <StepBar total={total} onNext={() => answer({ ...draft, addressGiven: true }, 'delivery')}>
                {words.toDelivery}
              </StepBar>
            }
          />
        </StepSection>
        <StepSection
          step="delivery"
          stand={standOf('delivery', step, given)}
          orderId={order.id}
          summary={
            method ? (
              <p>
                {method.name}, {words.days(method)}, {priceWords(method, goods)}
              </p>
            ) : null
          }
        >
          <div className={styles.parts}>
            <DeliveryStep
              methods={methods}
              failed={failed}
              onRetry={retry}
              goods={goods}
              chosen={method?.id ?? null}
              onChoose={(deliveryMethod) => setDraft({ ...draft, deliveryMethod, deliveryFor: null })}
            />
            {method && destination ? (
              <StepBar
                total={total}
                onNext={() =>
                  answer({ ...draft, deliveryMethod: method.id, deliveryFor: destination.countryCode }, 'review')
                }
              >
                {words.toReview}
              </StepBar>
            ) : null}
          </div>
        </StepSection>
        <StepSection step="review" stand={standOf('review', step, given)} orderId={order.id} summary={null}>
          <div className={styles.parts}>
            <div className={styles.phone}>
              <OrderSums order={order} method={method} />
            </div>
            <p className={styles.then}>{words.payThen}</p>
            {method ? (
              <StepBar total={total} busy={payment.busy} busyText={words.paying} onNext={payment.pay}>
                {words.pay(total)}
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
