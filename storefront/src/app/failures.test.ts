import { describe, expect, it } from 'vitest';
import { loadAddresses } from '../account/address.state.ts';
import { login } from '../auth/login.state.ts';
import { registerAccount } from '../auth/register.state.ts';
import { verifyRegistration } from '../auth/register-verify.state.ts';
import { chooseNewPassword } from '../auth/reset-password.state.ts';
import { requestPasswordReset } from '../auth/reset-password-email.state.ts';
import { loadBlogs } from '../blog/blogs.state.ts';
import { loadCart } from '../cart/cart.operations.ts';
import { loadCategories } from '../catalogue/categories.state.ts';
import { loadProducts } from '../catalogue/products.state.ts';
import { openOrder } from '../checkout/checkout.state.ts';
import { noticeShown } from '@afterimage/client/state/common.state.ts';
import { loadOrder, loadOrders, loadProjects, updateProject } from '../orders/orders.state.ts';
import { uploadArMedium, uploadPhoto } from '@afterimage/studio/upload.state.ts';
import { refusal } from '@afterimage/client/state/test-store.ts';
import { testShop } from './test-shop.ts';

const registration = { email: 'a@b.example', password: 'my-password', firstName: 'A', lastName: 'B' };
const file = new File(['x'], 'x.jpg');
type Shop = ReturnType<typeof testShop>;
type Run = (shop: Shop) => Promise<unknown>;

/** Every call answers with the same refusal. */
function refusing(status: number, description: string): Shop {
  const reply = refusal(status, 'INTERNAL', description);
  return testShop(new Proxy({}, { get: () => reply }));
}

async function failWith(run: Run, description: string, status = 400) {
  const shop = refusing(status, description);
  shop.session.setCartId('c');
  await run(shop);
  return shop.toasts();
}

const change = { projectCustomizationItemList: [{ id: 'x', arCustomization: null }] };

describe('failures in words', () => {
  it('S8.2 a failed call shows the message of the server, else "Server error!"', async () => {
    const run: Run = ({ store }) => store.dispatch(openOrder());
    expect(await failWith(run, 'The cart is empty.')).toEqual([['error', 'The cart is empty.', '']]);
    expect(await failWith(run, '')).toEqual([['error', 'Server error!', '']]);
  });

  it.each<[string, Run]>([
    ['login', ({ store }) => store.dispatch(login(registration))],
    ['register', ({ store }) => store.dispatch(registerAccount(registration))],
    ['verify', ({ store }) => store.dispatch(verifyRegistration({ token: 'x' }))],
    ['reset-e-mail', ({ store }) => store.dispatch(requestPasswordReset({ email: 'a@b.example' }))],
    ['reset-password', ({ store }) => store.dispatch(chooseNewPassword({ token: 'x', password: 'long enough' }))],
  ])('S8.3 a failed %s is titled "Server error!" with the description of the status', async (_, run) => {
    expect(await failWith(run, 'What the server says')).toEqual([['error', 'Server error!', 'What the server says']]);
  });

  it('S8.4 a failed blog list is "Server error!" with an empty description', async () => {
    expect(await failWith(({ store }) => store.dispatch(loadBlogs({})), 'Something')).toEqual([
      ['error', 'Server error!', ''],
    ]);
  });

  it('S8.5 a failed address list is "Failed to fetch addresses"', async () => {
    expect(await failWith(({ store }) => store.dispatch(loadAddresses()), 'Something')).toEqual([
      ['error', 'Failed to fetch addresses', ''],
    ]);
  });

  it.each<[string, Run]>([
    ['product', ({ store }) => store.dispatch(loadProducts({}))],
    ['popular product', ({ store }) => store.dispatch(loadProducts({ popular: true }))],
    ['category', ({ store }) => store.dispatch(loadCategories())],
  ])('S8.6 a failed %s list is "Server error!"', async (_, run) => {
    expect(await failWith(run, 'Something')).toEqual([['error', 'Server error!', '']]);
  });

  it.each<[string, Run]>([
    ['Failed to fetch orders', ({ store }) => store.dispatch(loadOrders())],
    ['Failed to fetch order', ({ store }) => store.dispatch(loadOrder({ orderId: 'x' }))],
    ['Failed to fetch projects', ({ store }) => store.dispatch(loadProjects({ orderId: 'x' }))],
    [
      'Failed to update project',
      ({ store }) => store.dispatch(updateProject({ of: { orderId: 'x' }, projectId: 'x', change })),
    ],
    ['Failed to upload file', ({ store }) => store.dispatch(uploadArMedium({ file }))],
    ['Failed to upload file', ({ store }) => store.dispatch(uploadPhoto({ file }))],
  ])('S8.7 "%s" stands in for a message that the server does not give', async (text, run) => {
    expect(await failWith(run, '')).toEqual([['error', text, '']]);
    expect(await failWith(run, 'What the server says')).toEqual([['error', 'What the server says', '']]);
  });

  it('S8.8 a cart that cannot be fetched is silent; S8.1 but a 401 is told', async () => {
    const run: Run = ({ store }) => store.dispatch(loadCart());
    expect(await failWith(run, 'Something')).toEqual([]);
    expect(await failWith(run, 'Please sign in to continue.', 401)).toEqual([
      ['error', 'Please sign in to continue.', ''],
    ]);
  });

  it('S8.2 a load that was given up is no failure', async () => {
    const shop = testShop({ listCategories: () => new Promise(() => undefined) });
    const giving = new AbortController();
    const loading = shop.store.dispatch(loadCategories(undefined, { signal: giving.signal }));
    giving.abort();
    await loading;
    expect(shop.toasts()).toEqual([]);
  });

  it('S8.2 the same notice twice is one notice, and at most three stand at once', () => {
    const { store, toasts } = testShop();
    for (const title of ['a', 'b', 'a', 'c', 'd'])
      store.dispatch(noticeShown({ kind: 'error', title, description: '' }));
    expect(toasts().map(([, title]) => title)).toEqual(['a', 'c', 'd']);
  });
});
