import { configureStore, type Middleware, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { addressReducer } from './account/address.state.ts';
import type { myAccountReducer } from './account/my-account.state.ts';
import { profileReducer } from './account/profile.state.ts';
import { loginReducer } from './auth/login.state.ts';
import { registerReducer } from './auth/register.state.ts';
import { registerVerifyReducer } from './auth/register-verify.state.ts';
import { resetPasswordReducer } from './auth/reset-password.state.ts';
import { resetPasswordEmailReducer } from './auth/reset-password-email.state.ts';
import type { blogsReducer } from './blog/blogs.state.ts';
import { cartReducer } from './cart/cart.state.ts';
import { categoriesReducer } from './catalogue/categories.state.ts';
import { productReducer } from './catalogue/product.state.ts';
import { productsReducer } from './catalogue/products.state.ts';
import type { checkoutReducer } from './checkout/checkout.state.ts';
import { commonReducer } from './common.state.ts';
import { compareReducer } from './compare/compare.state.ts';
import { allGroups, joinGroup } from './groups.ts';
import { restored } from './lifecycle.ts';
import type { Services } from './operation.ts';
import type { ordersReducer } from './orders/orders.state.ts';
import type { arCustomizationReducer } from './studio/ar-customization.state.ts';
import type { productCustomizationReducer } from './studio/product-customization.state.ts';
import type { uploadReducer } from './studio/upload.state.ts';
import { wishlistReducer } from './wishlist/wishlist.state.ts';

/** The groups that every page needs, by their given names (S3.18). */
const early = {
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
  categories: categoriesReducer,
  products: productsReducer,
  common: commonReducer,
};
for (const [name, reducer] of Object.entries(early)) joinGroup(name, reducer as Reducer);

/** The groups of some pages, which join with their code; on the server all have joined. */
interface LateReducers {
  productCustomization: typeof productCustomizationReducer;
  ARCustomization: typeof arCustomizationReducer;
  blogs: typeof blogsReducer;
  myAccount: typeof myAccountReducer;
  checkout: typeof checkoutReducer;
  orders: typeof ordersReducer;
  upload: typeof uploadReducer;
}

type StateOf<Reducers extends object> = { [Name in keyof Reducers]: StateFromReducer<Reducers[Name]> };
type StateFromReducer<Given> = Given extends Reducer<infer State> ? State : never;

/** The 21 groups of the client state (S3.18). */
export type RootState = StateOf<typeof early & LateReducers>;

/** Saved groups take their places in one step, so that nothing is ever seen half restored. */
function root(state: RootState | undefined, action: UnknownAction): RootState {
  if (state !== undefined && restored.match(action)) {
    return allGroups({ ...state, ...(action.payload as Partial<RootState>) }, action) as unknown as RootState;
  }
  return allGroups(state, action) as unknown as RootState;
}

interface StoreSettings {
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
export const freshState = (): RootState => root(undefined, { type: 'nothing' });
