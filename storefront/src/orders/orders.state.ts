import { createSlice, isAnyOf } from '@reduxjs/toolkit';
import type { Input } from '@afterimage/contract/api.ts';
import type { Order, OrderSummary } from '@afterimage/contract/orders.ts';
import type { Project, ProjectChange, ProjectVersion } from '@afterimage/contract/projects.ts';
import type { ProjectViewer, ProjectViewerChange } from '@afterimage/contract/viewer.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { storeEntry } from '@afterimage/client/state/bounded-entries.ts';
import { signedOut } from '@afterimage/client/state/lifecycle.ts';
import { operation } from '@afterimage/client/state/operation.ts';
import { type OrderRef, refName } from './order-ref.ts';

/** All orders of an account come at once (S9.2). */
const ordersPageSize = 1000;

export interface OrdersState {
  orderList: OrderSummary[];
  total: number;
  /** An account's order by its id, a guest's by its key (`refName`). */
  byId: Record<string, Order>;
  /** The projects of an order, by the same name. */
  projects: Record<string, Project[]>;
  /** What a project held before, by its id; dropped when it changes. */
  versions: Record<string, ProjectVersion[]>;
  loading: boolean;
  /** Whether the list was answered by the server during this visit. */
  loaded: boolean;
}

const initialState: OrdersState = {
  orderList: [],
  total: 0,
  byId: {},
  projects: {},
  versions: {},
  loading: false,
  loaded: false,
};
const mostOrders = 50;

export const loadOrders = operation('orders/load', (_: void, { call, signal }) =>
  call('listOrders', { query: { pageNum: 0, pageSize: ordersPageSize } }, { signal }),
);
export const loadOrder = operation('orders/loadOne', (ref: OrderRef, { call, signal }): Promise<Order> =>
  'orderKey' in ref
    ? call('getGuestOrder', { params: { orderKey: ref.orderKey } }, { signal })
    : call('getOrder', { params: { orderId: ref.orderId } }, { signal }),
);
export const loadProjects = operation('orders/loadProjects', async (ref: OrderRef, { call, signal }) => {
  const { itemList } = await ('orderKey' in ref
    ? call('listGuestOrderProjects', { params: { orderKey: ref.orderKey } }, { signal })
    : call('listOrderProjects', { params: { orderId: ref.orderId } }, { signal }));
  return itemList;
});
export const updateProject = operation(
  'orders/updateProject',
  ({ of, projectId, change }: { of: OrderRef; projectId: string; change: ProjectChange }, { call }): Promise<Project> =>
    'orderKey' in of
      ? call('updateGuestProject', { params: { orderKey: of.orderKey, projectId }, body: change })
      : call('updateProject', { params: { projectId }, body: change }),
);
/** Who may see a project. */
export const updateProjectViewer = operation(
  'orders/updateProjectViewer',
  (
    { of, projectId, change }: { of: OrderRef; projectId: string; change: ProjectViewerChange },
    { call },
  ): Promise<ProjectViewer> =>
    'orderKey' in of
      ? call('updateGuestProjectViewer', { params: { orderKey: of.orderKey, projectId }, body: change })
      : call('updateProjectViewer', { params: { projectId }, body: change }),
);
export const loadVersions = operation(
  'orders/loadVersions',
  async ({ of, projectId }: { of: OrderRef; projectId: string }, { call, signal }) => {
    const { versionList } = await ('orderKey' in of
      ? call('listGuestProjectVersions', { params: { orderKey: of.orderKey, projectId } }, { signal })
      : call('listProjectVersions', { params: { projectId } }, { signal }));
    return versionList;
  },
);
/** Puts the things of an order into the cart again. */
export const reorder = operation('orders/reorder', (orderId: string, { call }) =>
  call('reorder', { params: { orderId } }),
);
/** Withdraws from the contract about lines of an order. */
export const withdraw = operation(
  'orders/withdraw',
  ({ of, body }: { of: OrderRef; body: Input<'withdraw'>['body'] }, { call }) =>
    'orderKey' in of
      ? call('withdrawAsGuest', { params: { orderKey: of.orderKey }, body })
      : call('withdraw', { params: { orderId: of.orderId }, body }),
);
/** Asks to send something of an order back; answers the order with it. */
export const requestReturn = operation(
  'orders/requestReturn',
  ({ of, body }: { of: OrderRef; body: Input<'requestReturn'>['body'] }, { call }): Promise<Order> =>
    'orderKey' in of
      ? call('requestGuestReturn', { params: { orderKey: of.orderKey }, body })
      : call('requestReturn', { params: { orderId: of.orderId }, body }),
);
/** Has the links of a guest's orders mailed to him. */
export const sendOrderLinks = operation('orders/sendLinks', (body: Input<'sendOrderLinks'>['body'], { call }) =>
  call('sendOrderLinks', { body }),
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
        storeEntry(state.byId, refName(action.meta.arg), action.payload, mostOrders);
      })
      .addCase(requestReturn.fulfilled, (state, action) => {
        storeEntry(state.byId, refName(action.meta.arg.of), action.payload, mostOrders);
      })
      .addCase(loadProjects.fulfilled, (state, action) => {
        storeEntry(state.projects, refName(action.meta.arg), action.payload, mostOrders);
      })
      .addCase(updateProject.fulfilled, (state, action) => {
        const list = state.projects[refName(action.meta.arg.of)];
        const at = list?.findIndex((project) => project.id === action.payload.id) ?? -1;
        if (list && at >= 0) list[at] = action.payload;
        delete state.versions[action.payload.id];
      })
      .addCase(updateProjectViewer.fulfilled, (state, action) => {
        const { of, projectId } = action.meta.arg;
        const project = state.projects[refName(of)]?.find(({ id }) => id === projectId);
        if (project) project.viewer = action.payload;
      })
      .addCase(loadVersions.fulfilled, (state, action) => {
        storeEntry(state.versions, action.meta.arg.projectId, action.payload, mostOrders);
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
injectSlice('orders', ordersReducer);
