import type { Reducer } from '@reduxjs/toolkit';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { addressReducer } from '../account/address.state.ts';
import type { myAccountReducer } from '../account/my-account.state.ts';
import { profileReducer } from '../account/profile.state.ts';
import { loginReducer } from '../auth/login.state.ts';
import { registerReducer } from '../auth/register.state.ts';
import { registerVerifyReducer } from '../auth/register-verify.state.ts';
import { resetPasswordReducer } from '../auth/reset-password.state.ts';
import { resetPasswordEmailReducer } from '../auth/reset-password-email.state.ts';
import type { blogsReducer } from '../blog/blogs.state.ts';
import { cartReducer } from '../cart/cart.state.ts';
import { categoriesReducer } from '../catalogue/categories.state.ts';
import type { productReducer } from '../catalogue/product.state.ts';
import { productsReducer } from '../catalogue/products.state.ts';
import type { checkoutReducer } from '../checkout/checkout.state.ts';
import { compareReducer } from '../compare/compare.state.ts';
import type { ordersReducer } from '../orders/orders.state.ts';
import { wishlistReducer } from '../wishlist/wishlist.state.ts';

/** The slices that every page needs, by their given names (S3.18). */
const early = {
  address: addressReducer,
  register: registerReducer,
  registerVerify: registerVerifyReducer,
  resetPassword: resetPasswordReducer,
  resetPasswordEmail: resetPasswordEmailReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  compare: compareReducer,
  login: loginReducer,
  profile: profileReducer,
  categories: categoriesReducer,
  products: productsReducer,
};
for (const [name, reducer] of Object.entries(early)) injectSlice(name, reducer as Reducer);

/** The slices of some pages, which their code injects; on the server all are injected. */
interface LateReducers {
  product: typeof productReducer;
  blogs: typeof blogsReducer;
  myAccount: typeof myAccountReducer;
  checkout: typeof checkoutReducer;
  orders: typeof ordersReducer;
}

type StatesOf<Reducers extends object> = { [Name in keyof Reducers]: StateOf<Reducers[Name]> };
type StateOf<Given> = Given extends Reducer<infer State> ? State : never;

declare module '@afterimage/client/state/store.ts' {
  // With those of the studio and `common` these are the 21 groups of the client state (S3.18).
  interface InjectedSlices extends StatesOf<typeof early & LateReducers> {}
}
