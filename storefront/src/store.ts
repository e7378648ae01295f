import { combineReducers, configureStore, type Middleware, type UnknownAction } from '@reduxjs/toolkit';
import { addressReducer } from './account/address.state.ts';
import { myAccountReducer } from './account/my-account.state.ts';
import { profileReducer } from './account/profile.state.ts';
import { loginReducer } from './auth/login.state.ts';
import { registerReducer } from './auth/register.state.ts';
import { registerVerifyReducer } from './auth/register-verify.state.ts';
import { resetPasswordReducer } from './auth/reset-password.state.ts';
import { resetPasswordEmailReducer } from './auth/reset-password-email.state.ts';
import { blogsReducer } from './blog/blogs.state.ts';
import { cartReducer } from './cart/cart.state.ts';
import { categoriesReducer } from './catalogue/categories.state.ts';
import { productReducer } from './catalogue/product.state.ts';
import { productsReducer } from './catalogue/products.state.ts';
import { checkoutReducer } from './checkout/checkout.state.ts';
import { commonReducer } from './common.state.ts';
import { compareReducer } from './compare/compare.state.ts';
import { restored } from './lifecycle.ts';
import type { Services } from './operation.ts';
import { ordersReducer } from './orders/orders.state.ts';
import { arCustomizationReducer } from './studio/ar-customization.state.ts';
import { productCustomizationReducer } from './studio/product-customization.state.ts';
import { uploadReducer } from './studio/upload.state.ts';
import { wishlistReducer } from './wishlist/wishlist.state.ts';

/** The 21 groups of the client state, by their given names (S3.18). */
const groups = combineReducers({
  address: addressReducer,
  product: productReducer,
  cart: cartReducer,
  wishlist: wishlistReducer,
  compare: compareReducer,
  register: registerReducer,
  login: loginReducer,
  profile: profileReducer,
  resetPassword: resetPasswordReducer,
  resetPasswordEmail: resetPasswordEmailReducer,
  registerVerify: registerVerifyReducer,
  productCustomization: productCustomizationReducer,
  ARCustomization: arCustomizationReducer,
  categories: categoriesReducer,
  products: productsReducer,
  blogs: blogsReducer,
  myAccount: myAccountReducer,
  common: commonReducer,
  checkout: checkoutReducer,
  orders: ordersReducer,
  upload: uploadReducer,
});

export type RootState = ReturnType<typeof groups>;

/** Saved groups take their places in one step, so that nothing is ever seen half restored. */
function root(state: RootState | undefined, action: UnknownAction): RootState {
  if (state !== undefined && restored.match(action)) {
    return groups({ ...state, ...(action.payload as Partial<RootState>) }, action);
  }
  return groups(state, action);
}

export interface StoreSettings {
  services: Services;
  preloadedState?: Partial<RootState>;
  /** What listens to actions: notices, effects, the keeping of state. */
  middleware?: Middleware[];
}

export function createStore({ services, preloadedState, middleware = [] }: StoreSettings) {
  return configureStore({
    reducer: root,
    ...(preloadedState && { preloadedState: preloadedState as RootState }),
    // The checks for plain values walk the whole state on every action, and files are arguments here.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: services }, serializableCheck: false, immutableCheck: false }).concat(
        middleware,
      ),
    devTools: false,
  });
}

export type Store = ReturnType<typeof createStore>;
export type Dispatch = Store['dispatch'];

/** The state of a store in which nothing has happened. */
export const initialState: RootState = groups(undefined, { type: 'nothing' });
