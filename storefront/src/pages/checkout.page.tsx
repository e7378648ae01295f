import { useSearchParams } from '../navigation.ts';
import { addAddress, loadAddresses } from '../account/address.state.ts';
import { valuesOf } from '../account/address-form.ts';
import { AddressForm } from '../account/AddressForm.tsx';
import { openOrder } from '../checkout/checkout.state.ts';
import { words } from '../checkout/checkout.words.ts';
import { Checkout } from '../checkout/Checkout.tsx';
import { CheckoutClosed, CheckoutLoading, CheckoutWithout } from '../checkout/CheckoutClosed.tsx';
import { loadCountries } from '../common.state.ts';
import { failureOf } from '../failure.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { loadOrder } from '../orders/orders.state.ts';
import type { PageContext, PageModule } from '../page.ts';

export async function loader({ load, store, url }: PageContext) {
  const orderId = url.searchParams.get('order');
  if (orderId === null) return;
  const { address, common } = store.getState();
  await Promise.all([
    // Fresh at every step: what is paid is what the server says now.
    load(loadOrder, orderId),
    // Without saved addresses and the list of countries nothing can be asked; the saved ones are loaded once.
    address.success ? undefined : load(loadAddresses, undefined),
    common.countryList.length > 0 ? undefined : load(loadCountries, undefined),
  ]);
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
  const orderId = search.get('order');
  const order = useAppSelector((state) => (orderId === null ? undefined : state.orders.byId[orderId]));
  const { addressList, success } = useAppSelector((state) => state.address);
  const countries = useAppSelector((state) => state.common.countryList);
  const restored = useAppSelector((state) => state.common.restored);

  if (restored && orderId === null) return <CheckoutWithout />;
  // The draft begins with what these say: it must not begin without them.
  if (!order || !success || countries.length === 0) return <CheckoutLoading />;
  if (!payable.includes(order.status)) return <CheckoutClosed order={order} />;
  return (
    <Checkout
      key={order.id}
      order={order}
      saved={addressList}
      countries={countries}
      onRefresh={async () => {
        const done = await dispatch(loadOrder(order.id));
        return loadOrder.fulfilled.match(done) ? done.payload : null;
      }}
      onSave={async (address) => {
        const done = await dispatch(addAddress({ ...address, isDefault: addressList.length === 0 }));
        return addAddress.fulfilled.match(done) ? done.payload : { fields: done.payload?.fields ?? {} };
      }}
      onReopen={async () => {
        const done = await dispatch(openOrder());
        return openOrder.fulfilled.match(done) ? { path: done.payload } : (done.payload ?? failureOf(done.error));
      }}
      renderForm={({ typed, refused, ...slot }) => (
        <AddressForm
          // A refusal opens the form anew, with its messages.
          key={refused ? JSON.stringify(refused) : 'form'}
          countries={countries}
          initial={valuesOf(typed)}
          {...(refused && { refused })}
          {...slot}
        />
      )}
    />
  );
}
