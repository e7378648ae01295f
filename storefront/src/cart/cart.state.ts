import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Cart, CartItem, CartSummary } from '@afterimage/contract/cart.ts';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import {
  addToCart,
  confirmCart,
  decrementCartItem,
  joinCarts,
  loadCart,
  removeFromCart,
  setQuantity,
} from './cart.operations.ts';

/** An item with the chosen colour and size beside its attribute entries (S4.17). */
export interface LocalCartItem extends CartItem {
  color: string | null;
  size: string | null;
}

export interface CartState {
  cartItems: LocalCartItem[];
  cartSummary: CartSummary;
  cartId: string | null;
  orderUrl: string | null;
  /** True from a successful addition until somebody has seen it: the drawer opens by it. */
  isCartItemAdded: boolean;
  /** Pieces that came over from the guest cart at sign-in, to be announced once. */
  joinedQuantity: number;
  loading: boolean;
  /** Whether the items were answered by the server during this visit. */
  loaded: boolean;
  /** Why the items did not come, when the latest try has failed. */
  error: Failure | null;
  /** Changes that the server has not answered yet; an answer that a newer change has overtaken is not shown. */
  changing: number;
}

// The server's first summary names the currency; until then no sum is shown.
const emptySummary: CartSummary = { quantity: 0, subtotal: 0, discount: 0, total: 0, currency: '' };
const initialState: CartState = {
  cartItems: [],
  cartSummary: emptySummary,
  cartId: null,
  orderUrl: null,
  isCartItemAdded: false,
  joinedQuantity: 0,
  loading: false,
  loaded: false,
  error: null,
  changing: 0,
};

function local(item: CartItem): LocalCartItem {
  const valueOf = (key: 'COLOR' | 'SIZE') => item.attribute.find((entry) => entry.key === key)?.value ?? null;
  return { ...item, color: valueOf('COLOR'), size: valueOf('SIZE') };
}

function priceChanged(state: CartState, item: LocalCartItem, quantity: number): void {
  const pieces = quantity - item.quantity;
  state.cartSummary.quantity += pieces;
  state.cartSummary.subtotal += pieces * item.listUnitPrice;
  state.cartSummary.discount += pieces * (item.listUnitPrice - item.unitPrice);
  state.cartSummary.total += pieces * item.unitPrice;
  item.quantity = quantity;
  item.total = quantity * item.unitPrice;
}

function show(state: CartState, cart: Cart): void {
  state.cartItems = cart.itemList.map(local);
  state.cartSummary = cart.summary;
  state.loading = false;
  state.loaded = true;
  state.error = null;
}

function applyReply(state: CartState, cart: Cart | null): void {
  state.changing = Math.max(0, state.changing - 1);
  if (cart && state.changing === 0) show(state, cart);
}

const find = (state: CartState, id: string) => state.cartItems.find((item) => item.cartItemId === id);

function drop(state: CartState, id: string): void {
  const item = find(state, id);
  if (!item) return;
  priceChanged(state, item, 0);
  state.cartItems = state.cartItems.filter((other) => other.cartItemId !== id);
}

function lower(state: CartState, id: string): void {
  const item = find(state, id);
  if (!item) return;
  if (item.quantity <= 1) drop(state, id);
  else priceChanged(state, item, item.quantity - 1);
}

const slice = createSlice({
  name: 'cart',
  initialState,
  reducers: {
    /** S4.13: an item that is already there is raised by one. */
    itemAdded(state, action: PayloadAction<CartItem>) {
      const present = find(state, action.payload.cartItemId);
      if (present) {
        priceChanged(state, present, present.quantity + 1);
        return;
      }
      const item = local({ ...action.payload, quantity: 0, total: 0 });
      state.cartItems.push(item);
      priceChanged(state, state.cartItems.at(-1) ?? item, action.payload.quantity);
    },
    itemDecremented: (state, action: PayloadAction<string>) => lower(state, action.payload),
    itemRemoved: (state, action: PayloadAction<string>) => drop(state, action.payload),
    cartIdSaved(state, action: PayloadAction<string>) {
      state.cartId = action.payload;
    },
    cartIdCleared(state) {
      state.cartId = null;
    },
    cartEmptied: (state) => ({ ...initialState, cartId: state.cartId, loaded: true }),
    orderUrlSaved(state, action: PayloadAction<string | null>) {
      state.orderUrl = action.payload;
    },
    additionSeen(state) {
      state.isCartItemAdded = false;
    },
    joiningSeen(state) {
      state.joinedQuantity = 0;
    },
  },
  // What a person does shows at once; the server's answer then replaces it, and a refusal reloads (cart.operations.ts).
  extraReducers: (builder) =>
    builder
      .addCase(loadCart.pending, (state) => {
        state.loading = true;
      })
      .addCase(loadCart.fulfilled, (state, action) => {
        if (!action.payload) return { ...initialState, loaded: true };
        // It was asked for before what was changed meanwhile, whose own answer comes.
        if (state.changing > 0) state.loading = false;
        else show(state, action.payload);
        return state;
      })
      .addCase(loadCart.rejected, (state, action) => {
        state.loading = false;
        if (!action.meta.aborted) state.error = action.payload ?? failureOf(action.error);
      })
      .addCase(confirmCart.fulfilled, (state, action) => show(state, action.payload))
      .addCase(addToCart.pending, (state) => {
        state.isCartItemAdded = false;
      })
      .addCase(addToCart.fulfilled, (state, action) => {
        show(state, action.payload);
        state.isCartItemAdded = true;
      })
      .addCase(addToCart.rejected, (state) => {
        state.isCartItemAdded = false;
      })
      .addCase(setQuantity.pending, (state, action) => {
        state.changing += 1;
        const item = find(state, action.meta.arg.cartItemId);
        if (item) priceChanged(state, item, action.meta.arg.quantity);
      })
      .addCase(setQuantity.fulfilled, (state, action) => applyReply(state, action.payload))
      .addCase(setQuantity.rejected, (state) => applyReply(state, null))
      .addCase(decrementCartItem.pending, (state, action) => {
        state.changing += 1;
        lower(state, action.meta.arg);
      })
      .addCase(decrementCartItem.fulfilled, (state, action) => applyReply(state, action.payload))
      .addCase(decrementCartItem.rejected, (state) => applyReply(state, null))
      .addCase(removeFromCart.pending, (state, action) => {
        state.changing += 1;
        drop(state, action.meta.arg);
      })
      .addCase(removeFromCart.fulfilled, (state, action) => applyReply(state, action.payload))
      .addCase(removeFromCart.rejected, (state) => applyReply(state, null))
      .addCase(joinCarts.fulfilled, (state, action) => {
        if (!action.payload) return;
        show(state, action.payload);
        state.cartId = null;
        state.joinedQuantity = action.payload.joinedQuantity;
      })
      .addCase(signedOut, () => initialState),
});

export const {
  itemAdded,
  itemDecremented,
  itemRemoved,
  cartIdSaved,
  cartIdCleared,
  cartEmptied,
  orderUrlSaved,
  additionSeen,
  joiningSeen,
} = slice.actions;
export const cartReducer = slice.reducer;
