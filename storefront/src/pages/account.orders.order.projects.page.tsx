import type { Project } from '@afterimage/contract/projects.ts';
import { useCallback } from 'react';
import { useParams } from '../navigation.ts';
import { loadProduct } from '../catalogue/product.state.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import { loadOrder, loadProjects } from '../orders/orders.state.ts';
import { OrderProjects } from '../orders/projects/OrderProjects.tsx';
import { words } from '../orders/projects/projects.words.ts';
import type { PageContext, PageModule } from '../page.ts';
import { uploadArMedium } from '../studio/upload.state.ts';
import { runningUpload } from '../use-upload.ts';

export async function loader({ load, store, params, signal }: PageContext) {
  const orderId = params['orderId'] ?? '';
  const [order] = await Promise.all([load(loadOrder, orderId), load(loadProjects, orderId)]);
  // The slots' printed sizes stand in the catalogue; what is sold no more is shown without them.
  const slugs = new Set(
    order.itemList.filter(({ projectId }) => projectId !== null).map(({ product }) => product.slug),
  );
  const known = store.getState().product.bySlug;
  for (const slug of slugs) if (!known[slug]) void store.dispatch(loadProduct(slug, { signal }));
}

export const meta: PageModule['meta'] = (_state, { orderId = '' }) => ({
  title: words.title,
  description: words.meta,
  canonical: `/account/orders/${orderId}/projects`,
  robots: 'noindex',
});

export function Component() {
  const { orderId = '' } = useParams();
  const dispatch = useAppDispatch();
  const order = useAppSelector((state) => state.orders.byId[orderId]);
  const projects = useAppSelector((state) => state.orders.projects[orderId]);
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
      order={{ id: orderId, number: order?.number }}
      projects={projects}
      slotsOf={slotsOf}
      extrasOf={extrasOf}
      start={start}
    />
  );
}
