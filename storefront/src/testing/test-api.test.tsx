import { describe, expect, it } from 'vitest';
import { FakeApi, noNetwork, rawReply, refuse } from './test-api.ts';
import { cart, cartItem, uuid } from './test-data.ts';

const json = (method: string, body: unknown): RequestInit => ({ method, body: JSON.stringify(body) });

describe('the fake server of component tests', () => {
  it('S6.1 gives a call to its answer as the contract reads it, and notes it', async () => {
    const api = new FakeApi({ getGuestCart: ({ params }) => cart(cartItem({ cartItemId: params.cartId })) });
    const reply = await api.fetch(`/api/unauthenticated/carts/${uuid(5)}/items`);
    expect(await reply.json()).toMatchObject({ data: { itemList: [{ id: uuid(5) }] } });
    expect(api.calls('getGuestCart')).toMatchObject([{ params: { cartId: uuid(5) }, token: null }]);
    expect(api.faults).toEqual([]);
  });

  it('S6.1 complains of calls and replies against the contract, and of calls without an answer', async () => {
    const api = new FakeApi({ addGuestCartItem: {} as never, getShop: refuse('OUT_OF_STOCK') });
    await api.fetch(`/api/unauthenticated/carts/${uuid(5)}`, json('POST', { productId: 'seven' }));
    await api.fetch('/api/shop');
    await api.fetch('/api/blogs');
    await api.fetch('/api/nowhere');
    expect(api.faults).toEqual([
      expect.stringContaining('addGuestCartItem was called against the contract (body)'),
      expect.stringContaining('the reply to addGuestCartItem is against the contract'),
      'getShop cannot fail with OUT_OF_STOCK',
      'listBlogs was called and has no answer',
      'GET /api/nowhere is not in the contract',
    ]);
  });

  it('S8.1 refuses without a token what an account is needed for, and the token of a session that has ended', async () => {
    const api = new FakeApi({ getWishlist: { wishlist: [] } });
    const withToken = { headers: { authorization: 'Bearer secret' } };
    expect((await api.fetch('/api/wishlist')).status).toBe(401);
    expect((await api.fetch('/api/wishlist', withToken)).status).toBe(200);
    api.endSession('secret');
    expect((await api.fetch('/api/wishlist', withToken)).status).toBe(401);
  });

  it('S8.3 fails in every way that a network and a server can', async () => {
    const api = new FakeApi({ getShop: refuse('UNAVAILABLE', { description: 'We are moving.' }) });
    const refused = await api.fetch('/api/shop');
    expect(await refused.json()).toMatchObject({ status: { code: 'UNAVAILABLE', description: 'We are moving.' } });
    expect(refused.status).toBe(503);
    api.once('getShop', rawReply(502, '<h1>Bad gateway</h1>'));
    api.once('getShop', noNetwork);
    expect(await (await api.fetch('/api/shop')).text()).toBe('<h1>Bad gateway</h1>');
    await expect(api.fetch('/api/shop')).rejects.toThrow(TypeError);
    const abortController = new AbortController();
    const hold = api.hold('getShop');
    const waiting = api.fetch('/api/shop', { signal: abortController.signal });
    await hold.arrived;
    abortController.abort();
    await expect(waiting).rejects.toThrow('aborted');
  });
});
