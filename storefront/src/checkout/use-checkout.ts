import { type ReactNode, useEffect, useState } from 'react';
import type { Address, PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import type { Order } from '@afterimage/contract/orders.ts';
import { localePath } from '@afterimage/words/locale.ts';
import type { Failure } from '@afterimage/client/api/failure.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { useNavigate, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { loadPaymentMethods } from './checkout.state.ts';
import { type OrderRef, type Step, stepPath, currentStep } from './checkout-steps.ts';
import { type Draft, quoteWish } from './draft.ts';
import type { RenderEmail } from './GuestContact.tsx';
import { type Problem, problemOf, stepOf } from './problem.ts';
import { useCompany } from './use-company.ts';
import { useCoupon } from './use-coupon.ts';
import { useDestination } from './use-destination.ts';
import { handOverDraft, takeAlongDraft, useDraft } from './use-draft.ts';
import { usePayment } from './use-payment.ts';
import { useQuote } from './use-quote.ts';

/** What the form of a new address is given; the page brings the form. */
interface AddressFormSlot {
  /** What the address is for; without it the order goes there. */
  purpose?: 'billing';
  formValues: Record<string, string>;
  /** For a guest, whose e-mail address is asked for too and who has nowhere to keep an address. */
  contact: { email: string; renderField: RenderEmail } | null;
  saveAddress: boolean;
  refused: Record<string, string> | null;
  onChange(typed: Record<string, string>): void;
  onSaveAddressChange(saveAddress: boolean): void;
  onSubmit(address: PostalAddress, email: string): Promise<Record<string, string> | undefined>;
  renderFoot(busy: boolean): ReactNode;
}

export type CheckoutProps = {
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

/** The state of a checkout, and what its steps do to it. */
export type OpenCheckout = ReturnType<typeof useCheckout>;

export function useCheckout(props: CheckoutProps) {
  const { order, orderKey, saved, onRefresh, onSignIn } = props;
  const ref: OrderRef = { id: order.id, key: orderKey };
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [draft, change] = useDraft(order, saved);
  const [problem, setProblem] = useState<Problem | null>(null);
  const coupon = useCoupon(change);
  const company = useCompany(change);

  const going = useDestination(order.id, draft, saved);
  const { given, method, country } = going;
  usePaymentMethods(country);
  const step = currentStep(search.get('step'), given);
  const priced = step === 'address' && !given.delivery ? null : method;
  const wish = quoteWish({ order: ref, draft, country, method: priced, isAddressGiven: given.address });
  const pricing = useQuote(wish, (failure) => {
    const problem = problemOf(failure);
    if (problem.kind === 'coupon') coupon.refuse(problem.reason);
    else if (problem.kind === 'company') company.refuse(problem.reason);
    else if (problem.kind === 'closed') void onRefresh();
  });

  const go = (next: Step) => {
    void navigate(stepPath(ref, next));
  };
  const reply = (next: Partial<Draft>, then: Step) => {
    change(next);
    setProblem(null);
    // The address from the cart names no step: it gets the one just answered, so that the back button leads there.
    if (search.get('step') === null)
      window.history.replaceState(window.history.state, '', localePath(stepPath(ref, step)));
    go(then);
  };
  const onProblem = (found: Problem) => {
    setProblem(found);
    const where = stepOf(found);
    if (where === 'address') change({ addressGiven: false, typed: { ...draft.address } });
    if (where === 'delivery') change({ deliveryFor: null });
    if (found.kind === 'coupon') coupon.refuse(found.reason);
    if (found.kind === 'company') company.refuse(found.reason);
    if (found.kind === 'total') pricing.again();
    if (where) go(where);
  };
  const total = pricing.quote?.total ?? 0;
  const payment = usePayment({ order, orderKey, draft, total, onRefresh, onProblem });
  const reopening = useReopening(props, { step, onProblem: setProblem });
  const submitAddress = addressSubmission(props, draft, reply);
  const signIn = () => {
    takeAlongDraft(order.id);
    onSignIn();
  };
  return {
    ...going,
    ref,
    outcome: search.get('payment'),
    draft,
    change,
    problem,
    coupon,
    company,
    step,
    priced,
    pricing,
    payment,
    reopening,
    answer: reply,
    submitAddress,
    signIn,
  };
}

/**
 * Loads the ways to pay in a country as soon as it is known: in the last step they would move the button below them while it is
 * being pressed.
 */
function usePaymentMethods(country: string | null): void {
  const dispatch = useAppDispatch();
  useEffect(() => {
    if (country === null) return undefined;
    const loading = dispatch(loadPaymentMethods(country));
    return () => loading.abort();
  }, [dispatch, country]);
}

/** Takes an address that was typed: a guest's and one for this order alone is noted, any other saved. */
function addressSubmission(
  { orderKey, onSave }: CheckoutProps,
  draft: Draft,
  reply: (next: Partial<Draft>, then: Step) => void,
) {
  return async (address: PostalAddress, email: string): Promise<Record<string, string> | undefined> => {
    if (orderKey !== null || !draft.keep) {
      reply({ addressId: null, address, addressGiven: true, ...(orderKey !== null && { email }) }, 'delivery');
      return undefined;
    }
    const result = await onSave(address);
    if ('fields' in result) return result.fields;
    reply({ addressId: result.id, address: null, typed: {}, keep: false, addressGiven: true }, 'delivery');
    return undefined;
  };
}

/** Opens an order anew whose goods are no longer held, and goes on with it at the same step. */
function useReopening(
  { order, onReopen }: CheckoutProps,
  { step, onProblem }: { step: Step; onProblem(problem: Problem): void },
) {
  const navigate = useNavigate();
  const [busy, setBusy] = useState(false);
  const reopen = async () => {
    setBusy(true);
    const result = await onReopen();
    setBusy(false);
    if (!('path' in result)) {
      if (result.code === 'OUT_OF_STOCK') onProblem({ kind: 'short', lines: result.lines ?? [] });
      return;
    }
    handOverDraft(order.id, new URLSearchParams(result.path.split('?')[1]).get('order') ?? order.id);
    await navigate(`${result.path}&step=${step}`, { replace: true });
  };
  return { busy, reopen: () => void reopen() };
}
