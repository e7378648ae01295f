import type { Customization } from '@afterimage/contract/customization.ts';
import type { Medium } from '@afterimage/contract/files.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { Breadcrumbs } from '../../ui/Breadcrumbs.tsx';
import { LinkButton } from '../../ui/Button.tsx';
import { Section } from '../../ui/Section.tsx';
import { EmptyState, Skeleton } from '../../ui/States.tsx';
import type { StartUpload } from '../../use-upload.ts';
import { orderPath, type OrderRef } from '../order-ref.ts';
import { ProjectCard } from './ProjectCard.tsx';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { isPhoto } from './slot-facts.ts';

interface OrderProjectsProps {
  order: { of: OrderRef; number: string | undefined };
  /** Undefined while they are on their way. */
  projects: readonly Project[] | undefined;
  slotsOf: (project: Project) => readonly Customization[];
  /** What was added to the whole line, by its titles. */
  extrasOf: (project: Project) => readonly string[];
  start: StartUpload<Medium>;
}

/** The personalised things of an order, and what each of them shows (S2.10). */
export function OrderProjects({ order, projects, slotsOf, extrasOf, start }: OrderProjectsProps) {
  const path = orderPath(order.of);
  const isAccounts = 'orderId' in order.of;
  const shown = projects?.filter((project) => project.projectCustomizationItemList.some(isPhoto));
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
        <p className="lede">{shown?.length === 0 ? words.emptyLede : words.lede}</p>
      </header>
      {shown ? null : (
        <div aria-busy="true">
          <p className="visually-hidden">{words.loading}</p>
          <Skeleton height="480px" width="100%" />
        </div>
      )}
      {shown?.length === 0 ? (
        <EmptyState title={words.empty}>
          <LinkButton to={path}>{words.toOrder}</LinkButton>
          <LinkButton to="/products?customizable=1" kind="quiet">
            {words.make}
          </LinkButton>
        </EmptyState>
      ) : (
        <div className={styles.list}>
          {shown?.map((project) => (
            <ProjectCard
              key={project.id}
              of={order.of}
              project={project}
              slots={slotsOf(project)}
              extras={extrasOf(project)}
              start={start}
            />
          ))}
        </div>
      )}
    </Section>
  );
}
