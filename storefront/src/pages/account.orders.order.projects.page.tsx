import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { words } from '../orders/projects/projects.words.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { loadProjectsOf, ProjectsOfOrder } from './root/ProjectsOfOrder.tsx';

export const loader = (context: PageContext) => loadProjectsOf({ orderId: context.params['orderId'] ?? '' }, context);

export const meta: PageModule['meta'] = (_state, { orderId = '' }) => ({
  title: words.title,
  description: words.meta,
  canonical: `/account/orders/${orderId}/projects`,
  robots: 'noindex',
});

export function Component() {
  const { orderId = '' } = useParams();
  return <ProjectsOfOrder of={{ orderId }} />;
}
