import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Order, OrderSummary } from '@afterimage/contract/orders.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import { keepEntry } from '../kept-entries.ts';
import { signedOut } from '../lifecycle.ts';
import { operation } from '../operation.ts';

/** All orders of an account come at once (S9.2). */
export const ordersPageSize = 1000;

export interface OrdersState {
  orderList: OrderSummary[];
  total: number;
  byId: Record<string, Order>;
  /** The projects of an order, by the order's id. */
  projects: Record<string, Project[]>;
  loading: boolean;
  /** Whether the list was answered by the server during this visit. */
  loaded: boolean;
}

const initialState: OrdersState = { orderList: [], total: 0, byId: {}, projects: {}, loading: false, loaded: false };
const mostOrders = 50;

export const loadOrders = operation('orders/load', (_: void, { call, signal }) =>
  call('listOrders', { query: { pageNum: 0, pageSize: ordersPageSize } }, { signal }),
);
export const loadOrder = operation('orders/loadOne', (orderId: string, { call, signal }) =>
  call('getOrder', { params: { orderId } }, { signal }),
);
export const loadProjects = operation('orders/loadProjects', async (orderId: string, { call, signal }) => {
  const { itemList } = await call('listOrderProjects', { params: { orderId } }, { signal });
  return itemList;
});
export const updateProject = operation(
  'orders/updateProject',
  ({ projectId, change }: { projectId: string; change: ProjectChange }, { call }) =>
    call('updateProject', { params: { projectId }, body: change }),
);

const slice = createSlice({
  name: 'orders',
  initialState,
  reducers: {},
  extraReducers: (builder) =>
    builder
      .addCase(loadOrders.fulfilled, (state, action) => {
        state.orderList = action.payload.orderList;
        state.total = action.payload.total;
        state.loaded = true;
      })
      .addCase(loadOrder.fulfilled, (state, action) => {
        keepEntry(state.byId, action.payload.id, action.payload, mostOrders);
      })
      .addCase(loadProjects.fulfilled, (state, action) => {
        keepEntry(state.projects, action.meta.arg, action.payload, mostOrders);
      })
      .addCase(updateProject.fulfilled, (state, action) => {
        const list = state.projects[action.payload.orderId];
        const at = list?.findIndex((project) => project.id === action.payload.id) ?? -1;
        if (list && at >= 0) list[at] = action.payload;
      })
      .addCase(signedOut, () => initialState)
      .addMatcher(isAnyOf(loadOrders.pending, loadOrder.pending, loadProjects.pending), (state) => {
        state.loading = true;
      })
      .addMatcher(
        isAnyOf(
          ...([loadOrders, loadOrder, loadProjects] as const).flatMap(
            (load) => [load.fulfilled, load.rejected] as const,
          ),
        ),
        (state) => {
          state.loading = false;
        },
      ),
});

export const ordersReducer = slice.reducer;
