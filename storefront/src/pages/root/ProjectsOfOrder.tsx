import { useCallback } from 'react';
import type { Project } from '@afterimage/contract/projects.ts';
import { loadProduct } from '../../catalogue/product.state.ts';
import { useAppDispatch, useAppSelector } from '../../hooks.ts';
import { entryOf } from '../../kept-entries.ts';
import { type OrderRef, refName } from '../../orders/order-ref.ts';
import { loadOrder, loadProjects } from '../../orders/orders.state.ts';
import { OrderProjects } from '../../orders/projects/OrderProjects.tsx';
import type { PageContext } from '../../page.ts';
import { uploadArMedium } from '../../studio/upload.state.ts';
import { runningUpload } from '../../use-upload.ts';

/** What the page of an order's projects needs, whoever's order it is. */
export async function loadProjectsOf(of: OrderRef, { load, store, signal }: PageContext): Promise<void> {
  const [order] = await Promise.all([load(loadOrder, of), load(loadProjects, of)]);
  // The slots' printed sizes stand in the catalogue; what is sold no more is shown without them.
  const slugs = new Set(
    order.itemList.filter(({ projectId }) => projectId !== null).map(({ product }) => product.slug),
  );
  const known = store.getState().product.bySlug;
  for (const slug of slugs) if (!known[slug]) void store.dispatch(loadProduct(slug, { signal }));
}

/** The projects of an order, with what catalogue and studio add to them. */
export function ProjectsOfOrder({ of }: { of: OrderRef }) {
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => entryOf(state.orders.byId, refName(of)));
  const projects = useAppSelector((state) => entryOf(state.orders.projects, refName(of)));
  const products = useAppSelector((state) => state.product.bySlug);
  const start = useCallback(
    (file: File, onProgress: (share: number) => void) => runningUpload(dispatch(uploadArMedium({ file, onProgress }))),
    [dispatch],
  );
  const itemOf = ({ orderItemId }: Project) => order?.itemList.find(({ id }) => id === orderItemId);
  const extrasOf = (project: Project) => itemOf(project)?.extraList.map(({ title }) => title) ?? [];
  const slotsOf = (project: Project) => {
    const slug = itemOf(project)?.product.slug;
    return (slug !== undefined && products[slug]?.customizationList) || [];
  };
  return (
    <OrderProjects
      order={{ of, number: order?.number }}
      projects={projects}
      slotsOf={slotsOf}
      extrasOf={extrasOf}
      start={start}
    />
  );
}
