import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import { Breadcrumbs } from '@afterimage/ui/Breadcrumbs.tsx';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Corners } from '@afterimage/ui/Corners.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState, Skeleton } from '@afterimage/ui/States.tsx';
import { orderPath, type OrderRef } from '../order-ref.ts';
import type { ProjectParts } from './project-parts.ts';
import { ProjectPane } from './ProjectPane.tsx';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';

interface OrderProjectsProps {
  order: { of: OrderRef; number: string | undefined; productionStartedAt: string | null };
  /** Undefined while they are on their way. */
  projects: readonly Project[] | undefined;
  /** The product as the catalogue has it today; undefined when it has it no more, or not yet. */
  productOf: (project: Project) => ProductDetail | undefined;
  /** What was added to the whole line, by its titles. */
  extrasOf: (project: Project) => readonly string[];
  parts: ProjectParts;
}

/** The personalised things of an order, one of them opened: what it shows, what is printed, what it was before (S2.10). */
export function OrderProjects({ order, projects, productOf, extrasOf, parts }: OrderProjectsProps) {
  const [search] = useSearchParams();
  const path = orderPath(order.of);
  const isAccounts = 'orderId' in order.of;
  const open = projects?.find(({ id }) => id === search.get('project')) ?? projects?.[0];
  return (
    <Section space="none" className={styles.page}>
      <Breadcrumbs
        entries={[
          ...(isAccounts ? [{ to: '/account/orders', name: words.orders }] : []),
          { to: path, name: order.number ? words.order({ number: order.number }) : '…' },
          { to: `${path}/projects`, name: words.title },
        ]}
      />
      <header className={styles.intro}>
        <h1 tabIndex={-1}>{words.title}</h1>
        <p className="lede">{projects?.length === 0 ? words.emptyLede : words.lede}</p>
      </header>
      {projects ? null : (
        <div aria-busy="true">
          <p className="visually-hidden">{words.loading}</p>
          <Skeleton height="480px" width="100%" />
        </div>
      )}
      {projects?.length === 0 ? (
        <EmptyState title={words.empty}>
          <LinkButton to={path}>{words.toOrder}</LinkButton>
          <LinkButton to="/products?customizable=1" kind="quiet">
            {words.make}
          </LinkButton>
        </EmptyState>
      ) : null}
      {projects && open ? (
        <div className={styles.columns} data-several={projects.length > 1 ? '' : undefined}>
          {projects.length > 1 ? (
            <ProjectList projects={projects} open={open} productOf={productOf} parts={parts} />
          ) : null}
          <ProjectPane
            key={open.id}
            of={order.of}
            productionStartedAt={order.productionStartedAt}
            project={open}
            product={productOf(open)}
            extras={extrasOf(open)}
            parts={parts}
          />
        </div>
      ) : null}
    </Section>
  );
}

interface ProjectListProps extends Pick<OrderProjectsProps, 'productOf' | 'parts'> {
  projects: readonly Project[];
  open: Project;
}

/** The things of the order as they are printed, to choose one; the browser's way back leads to the one before. */
function ProjectList({ projects, open, productOf, parts: { Thumbnail } }: ProjectListProps) {
  return (
    <nav aria-label={words.things} className={styles.things}>
      <ul>
        {projects.map((project) => (
          <li key={project.id}>
            <Link
              to={`?project=${project.id}`}
              preventScrollReset
              className={styles.thing}
              aria-current={project === open ? 'true' : undefined}
            >
              <span className={styles.thumb}>
                <Thumbnail project={project} slots={productOf(project)?.customizationList ?? []} />
                {project === open ? <Corners size={12} state="locked" /> : null}
              </span>
              <span>{project.productName}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
