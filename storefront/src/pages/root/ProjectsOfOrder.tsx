import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { OrderItem } from '@afterimage/contract/orders.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { colorOfVariant, inProductColor } from '@afterimage/scene/product-color.ts';
import { loadProduct } from '../../catalogue/product.state.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { entryOf } from '@afterimage/client/state/bounded-entries.ts';
import { type OrderRef, refName } from '../../orders/order-ref.ts';
import { loadOrder, loadProjects } from '../../orders/orders.state.ts';
import { OrderProjects } from '../../orders/projects/OrderProjects.tsx';
import type { ProjectParts } from '../../orders/projects/project-parts.ts';
import { ProofSkeleton } from '@afterimage/studio/order/ProofFrame.tsx';
import type { PageContext } from '@afterimage/client/navigation/page.ts';
import { Skeleton } from '@afterimage/ui/States.tsx';

// What is drawn comes after the words; what changes it, once somebody wants to.
const ProjectProof = lazy(async () => ({
  default: (await import('@afterimage/studio/order/ProjectProof.tsx')).ProjectProof,
}));
const ProjectPlaying = lazy(async () => ({
  default: (await import('@afterimage/studio/order/ProjectPlaying.tsx')).ProjectPlaying,
}));
const ProjectMedium = lazy(async () => ({
  default: (await import('@afterimage/studio/order/ProjectMedium.tsx')).ProjectMedium,
}));
const ProjectPersonalization = lazy(async () => ({
  default: (await import('@afterimage/studio/order/ProjectPersonalization.tsx')).ProjectPersonalization,
}));

/** A part of the studio, and its room until it has come. */
function Soon({ ratio = '3 / 2', children }: { ratio?: string; children: ReactNode }) {
  return <Suspense fallback={<Skeleton ratio={ratio} width="100%" />}>{children}</Suspense>;
}

const parts: ProjectParts = {
  Thumbnail: (props) => (
    <Soon ratio="1">
      <ProjectProof {...props} small />
    </Soon>
  ),
  Proof: (props) => (
    <Suspense fallback={<ProofSkeleton faces={props.project.printTemplate?.surfaceList ?? []} />}>
      <ProjectProof {...props} />
    </Suspense>
  ),
  Playing: (props) => (
    <Soon>
      <ProjectPlaying {...props} />
    </Soon>
  ),
  Medium: (props) => (
    <Soon>
      <ProjectMedium {...props} />
    </Soon>
  ),
  Personalization: (props) => (
    <Soon>
      <ProjectPersonalization {...props} />
    </Soon>
  ),
};

/** What the page of an order's projects needs, whoever's order it is. */
export async function loadProjectsOf(of: OrderRef, { load, store, signal, url }: PageContext): Promise<void> {
  const { orders, product } = store.getState();
  const isThere = orders && entryOf(orders.projects, refName(of)) && entryOf(orders.byId, refName(of));
  // From one thing to the next, and into what is being changed, nothing is asked for again.
  if (isThere && url.search !== '') return;
  const [order] = await Promise.all([load(loadOrder, of), load(loadProjects, of)]);
  // The slots' printed sizes stand in the catalogue; what is sold no more is shown without them.
  const slugs = new Set(
    order.itemList.filter(({ projectId }) => projectId !== null).map(({ product: { slug } }) => slug),
  );
  for (const slug of slugs) if (!product.bySlug[slug]) void store.dispatch(loadProduct(slug, { signal }));
}

/** A project with the ordered color as the background of its prints. */
function inColor(
  project: Project,
  item: OrderItem | undefined,
  products: Readonly<Record<string, ProductDetail>>,
): Project {
  const product = entryOf(products, item?.product.slug ?? '');
  if (!item || !product || !project.printTemplate) return project;
  const color = colorOfVariant(product.variation, item.variantId);
  return { ...project, printTemplate: inProductColor(project.printTemplate, color) };
}

/** The projects of an order, with what catalogue and studio add to them. */
export function ProjectsOfOrder({ of }: { of: OrderRef }) {
  const order = useAppSelector((state) => entryOf(state.orders.byId, refName(of)));
  const projects = useAppSelector((state) => entryOf(state.orders.projects, refName(of)));
  const products = useAppSelector((state) => state.product.bySlug);
  const itemOf = useMemo(() => {
    const items = new Map(order?.itemList.map((item) => [item.id, item]));
    return ({ orderItemId }: Project) => items.get(orderItemId);
  }, [order]);
  const productOf = (project: Project) => entryOf(products, itemOf(project)?.product.slug ?? '');
  const coloredProjects = useMemo(
    () => projects?.map((project) => inColor(project, itemOf(project), products)),
    [projects, itemOf, products],
  );
  return (
    <OrderProjects
      order={{ of, number: order?.number, productionStartedAt: order?.productionStartedAt ?? null }}
      projects={coloredProjects}
      productOf={productOf}
      extrasOf={(project) => itemOf(project)?.extraList.map(({ title }) => title) ?? []}
      parts={parts}
    />
  );
}
