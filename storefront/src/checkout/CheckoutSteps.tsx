import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { arrivalLine } from '../commerce/arrival-lines.ts';
import { Assurances } from '../commerce/Assurances.tsx';
import { madeForOneOf } from '../commerce/made-for-one.ts';
import { postalLines } from '../commerce/postal-lines.ts';
import { AddressStep } from './AddressStep.tsx';
import styles from './Checkout.module.css';
import { CompanyField } from './CompanyField.tsx';
import { words } from './checkout.words.ts';
import { standOf } from './checkout-steps.ts';
import { DeliveryStep, DeliverySummary } from './DeliveryStep.tsx';
import { asksForBilling, GiftAndBilling } from './GiftAndBilling.tsx';
import { GuestEmail, SignInLine } from './GuestContact.tsx';
import { words as guestWords } from './guest.words.ts';
import { LegalLinks } from './LegalLinks.tsx';
import { Message } from './Message.tsx';
import { words as paymentWords } from './payment.words.ts';
import { PaymentChoice } from './PaymentChoice.tsx';
import { OrderSums, type OrderSumsProps } from './OrderAside.tsx';
import { StepBar } from './StepBar.tsx';
import { StepSection } from './StepSection.tsx';
import type { CheckoutProps, OpenCheckout } from './use-checkout.ts';
import { isWithoutWay } from './without-way.ts';

type StepProps = { page: CheckoutProps; checkout: OpenCheckout };

/** Where the order goes: a saved address or a new one. */
export function AddressSection({ page, checkout }: StepProps) {
  const { orderKey, saved, countries, renderForm } = page;
  const { draft, change, problem, destination } = checkout;
  const isGuest = orderKey !== null;
  const lines = [...(isGuest ? [draft.email] : []), ...(destination ? postalLines(destination, countries) : [])];
  return (
    <StepSection
      step="address"
      {...(isGuest && { title: guestWords.title })}
      stand={standOf('address', checkout.step, checkout.given)}
      order={checkout.ref}
      summary={lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    >
      <div className={styles.parts}>
        {isGuest ? <SignInLine onSignIn={checkout.signIn} /> : null}
        <AddressStep
          saved={saved}
          countries={countries}
          addressId={draft.addressId}
          onChoose={(addressId) => change({ addressId, addressGiven: false })}
          form={renderForm({
            formValues: draft.typed,
            contact: isGuest ? { email: draft.email, renderField: GuestEmail } : null,
            saveAddress: draft.keep,
            refused: problem?.kind === 'address' ? problem.fields : null,
            onChange: (typed) => change({ typed, email: typed['email'] ?? draft.email }),
            onSaveAddressChange: (keep) => change({ keep }),
            onSubmit: checkout.submitAddress,
            renderFoot: (busy) => (
              <StepBar busy={busy} busyText={words.checking}>
                {words.toDelivery}
              </StepBar>
            ),
          })}
          next={
            <StepBar onNext={() => checkout.answer({ addressGiven: true }, 'delivery')}>{words.toDelivery}</StepBar>
          }
        />
      </div>
    </StepSection>
  );
}

/** The way of delivery. */
export function DeliverySection({ page, checkout }: StepProps) {
  const { method, destination, delivery, change, answer: reply } = checkout;
  const goods = page.order.subtotal - page.order.discount;
  return (
    <StepSection
      step="delivery"
      stand={standOf('delivery', checkout.step, checkout.given)}
      order={checkout.ref}
      summary={method ? <DeliverySummary method={method} itemsTotal={goods} /> : null}
    >
      <div className={styles.parts}>
        <DeliveryStep
          methods={delivery.methods}
          country={destination?.countryCode ?? null}
          failed={delivery.failed}
          onRetry={delivery.retry}
          itemsTotal={goods}
          selectedId={method?.id ?? null}
          onChoose={(deliveryMethod) => change({ deliveryMethod, deliveryFor: null })}
        />
        {method && destination ? (
          <StepBar onNext={() => reply({ deliveryMethod: method.id, deliveryFor: destination.countryCode }, 'review')}>
            {words.toReview}
          </StepBar>
        ) : null}
      </div>
    </StepSection>
  );
}

/** What is paid, once more, and the button that leads there. */
export function ReviewSection({ page, checkout, sums, total }: StepProps & { sums: OrderSumsProps; total: string }) {
  const { method, delivery, payment, pricing, country, draft, change } = checkout;
  const paymentMethods = useAppSelector((state) => state.checkout.paymentMethods);
  const waysToPay = paymentMethods?.list ?? [];
  const isPayable = !isWithoutWay(paymentMethods, country, pricing.quote?.total);
  return (
    <StepSection
      step="review"
      stand={standOf('review', checkout.step, checkout.given)}
      order={checkout.ref}
      summary={null}
    >
      <div className={styles.parts}>
        <div className={styles.phone}>
          <OrderSums {...sums} />
        </div>
        <CompanyField {...checkout.company.slot(checkout.draft.vatId ?? null, sums.quote, !pricing.current)} />
        <GiftAndBilling draft={draft} change={change} countries={page.countries} renderForm={page.renderForm} />
        {country === null || pricing.quote?.total === 0 ? null : (
          <PaymentChoice
            countryCode={country}
            selectedId={draft.paymentMethod}
            onChoose={(paymentMethod) => change({ paymentMethod })}
          />
        )}
        {method && country ? (
          <Assurances
            delivery={arrivalLine(method, page.order.subtotal - page.order.discount)}
            madeForOne={madeForOneOf(page.order.itemList)}
            waysToPay={waysToPay}
          />
        ) : null}
        <BeforePayment isPayable={isPayable} />
        {method ? (
          isPayable && (
            <StepBar
              busy={payment.busy || !pricing.current}
              {...(payment.busy && { busyText: words.paying })}
              onNext={() => asksForBilling(draft) || payment.pay()}
            >
              {words.pay({ total })}
            </StepBar>
          )
        ) : (
          <DeliveryStep
            methods={null}
            country={null}
            failed={delivery.failed}
            onRetry={delivery.retry}
            itemsTotal={page.order.subtotal - page.order.discount}
            selectedId={null}
            onChoose={() => undefined}
          />
        )}
      </div>
    </StepSection>
  );
}

/** What follows the button, or that there is none. */
function BeforePayment({ isPayable }: { isPayable: boolean }) {
  const { title, text } = paymentWords.noWay;
  return (
    <>
      {isPayable ? (
        <p className={styles.then}>{words.payThen}</p>
      ) : (
        <Message kind="warn" title={title}>
          {text}
        </Message>
      )}
      <LegalLinks />
    </>
  );
}
