import { useEffect } from 'react';
import { addAddress, loadAddresses } from '../account/address.state.ts';
import { valuesOf } from '../account/address-form.ts';
import { AddressForm } from '../account/AddressForm.tsx';
import { signedInOr } from '../cart/cart.operations.ts';
import { joiningSeen } from '../cart/cart.state.ts';
import { words as joinedWords } from '../cart/joined.words.ts';
import { loadCheckoutOrder, openOrder } from '../checkout/checkout.state.ts';
import { words } from '../checkout/checkout.words.ts';
import { Checkout } from '../checkout/Checkout.tsx';
import { CheckoutClosed, CheckoutLoading } from '../checkout/CheckoutClosed.tsx';
import type { OrderRef } from '../checkout/checkout-steps.ts';
import { likelyCountry } from '../checkout/likely-country.ts';
import { loadCountries } from '@afterimage/client/state/common.state.ts';
import { failureOf, notFound } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { CheckoutOpening } from './root/CheckoutOpening.tsx';

const refOf = (search: URLSearchParams): OrderRef | null => {
  const id = search.get('order');
  return id === null ? null : { id, key: search.get('key') };
};

export async function loader({ load, store, url }: PageContext) {
  const ref = refOf(url.searchParams);
  if (ref === null) return;
  const { address, common } = store.getState();
  const [order] = await Promise.all([
    // Fresh at every step: what is paid is what the server says now.
    load(loadCheckoutOrder, ref),
    // Without saved addresses and the list of countries nothing can be asked; the saved ones are loaded once.
    address.success || ref.key !== null ? undefined : load(loadAddresses, undefined),
    common.countryList.length > 0 ? undefined : load(loadCountries, undefined),
  ]);
  if (order.id !== ref.id) throw notFound();
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/checkout',
  robots: 'noindex',
});

const payable = ['open', 'awaiting_payment', 'expired'];

export function Component() {
  const dispatch = useAppDispatch();
  const [search] = useSearchParams();
  const ref = refOf(search);
  const loadedOrder = useAppSelector((state) => state.checkout.order);
  const { addressList, success } = useAppSelector((state) => state.address);
  const countries = useAppSelector((state) => state.common.countryList);
  const homeCountry = useAppSelector((state) => state.common.shop?.homeCountry);
  const { joinedQuantity } = useAppSelector((state) => state.cart);
  const hasReference = ref !== null;
  useEffect(() => (hasReference ? () => void dispatch(joiningSeen()) : undefined), [dispatch, hasReference]);

  if (ref === null) return <CheckoutOpening />;
  const order = loadedOrder?.id === ref.id ? loadedOrder : null;
  const countryCode = likelyCountry(countries, {
    known: addressList.map((address) => address.countryCode),
    languages: navigator.languages,
    homeCountry,
  });
  // The draft begins with what these say: it must not begin without them.
  if (!order || (ref.key === null && !success) || countries.length === 0) return <CheckoutLoading />;
  if (!payable.includes(order.status)) return <CheckoutClosed order={order} orderKey={ref.key} />;
  return (
    <Checkout
      key={order.id}
      order={order}
      orderKey={ref.key}
      saved={ref.key === null ? addressList : []}
      countries={countries}
      news={joinedQuantity > 0 ? joinedWords.joined({ count: joinedQuantity }) : null}
      onRefresh={async () => {
        const result = await dispatch(loadCheckoutOrder(ref));
        return loadCheckoutOrder.fulfilled.match(result) ? result.payload : null;
      }}
      onSave={async (address) => {
        const result = await dispatch(addAddress({ ...address, isDefault: addressList.length === 0 }));
        return addAddress.fulfilled.match(result) ? result.payload : { fields: result.payload?.fields ?? {} };
      }}
      onReopen={async () => {
        const result = await dispatch(openOrder());
        return openOrder.fulfilled.match(result)
          ? { path: result.payload }
          : (result.payload ?? failureOf(result.error));
      }}
      onSignIn={() => void dispatch(signedInOr('/checkout'))}
      renderForm={({ purpose, formValues, refused, contact, onSaveAddressChange, ...slot }) => (
        <AddressForm
          // A refusal opens the form anew, with its messages.
          key={refused ? JSON.stringify(refused) : 'form'}
          countries={countries}
          initial={valuesOf({ countryCode, ...formValues })}
          {...(purpose && { use: 'section-bill billing' })}
          {...(refused && { refused })}
          {...(contact && { contact })}
          {...(!contact && !purpose && { onSaveAddressChange })}
          {...slot}
        />
      )}
    />
  );
}
