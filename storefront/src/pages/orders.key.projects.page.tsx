import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { demandOrderKey } from '../orders/demand-order-key.ts';
import { words } from '../orders/projects/projects.words.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { loadProjectsOf, ProjectsOfOrder } from './root/ProjectsOfOrder.tsx';

export const loader = async (context: PageContext) =>
  loadProjectsOf({ orderKey: demandOrderKey(context.params['orderKey']) }, context);

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  // Not the key: what stands in the head is read by others.
  canonical: '/orders',
  robots: 'noindex',
});

export function Component() {
  const { orderKey = '' } = useParams();
  return <ProjectsOfOrder of={{ orderKey }} />;
}
