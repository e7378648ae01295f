import type { Customization } from '@afterimage/contract/customization.ts';
import type { Medium } from '@afterimage/contract/files.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import type { StartUpload } from '../../use-upload.ts';
import { dayOf } from '../order-dates.ts';
import type { OrderRef } from '../order-ref.ts';
import { ProjectPrint } from './ProjectPrint.tsx';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { factsOf, isPhoto } from './slot-facts.ts';

interface ProjectCardProps {
  of: OrderRef;
  project: Project;
  /** The slots of the product as the catalogue has it today; empty when it has it no more. */
  slots: readonly Customization[];
  /** What was added to the whole line, by its titles. */
  extras: readonly string[];
  start: StartUpload<Medium>;
}

/** One personalised thing of an order: its prints, and what else was put on it. */
export function ProjectCard({ of, project, slots, extras, start }: ProjectCardProps) {
  const { productName, quantity, createdAt, updatedAt, projectCustomizationItemList: items } = project;
  return (
    <article className={styles.card} aria-labelledby={`project-${project.id}`}>
      <header className={styles.head}>
        <h2 id={`project-${project.id}`}>{productName}</h2>
        <dl className={styles.facts}>
          <div>
            <dt>{words.ordered}</dt>
            <dd>
              {dayOf(createdAt)}, {words.pieces({ count: quantity })}
            </dd>
          </div>
          {factsOf(project).map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
          {extras.length > 0 ? (
            <div>
              <dt>{words.extras}</dt>
              <dd>{extras.join(', ')}</dd>
            </div>
          ) : null}
          {updatedAt !== createdAt ? (
            <div>
              <dt>{words.changed}</dt>
              <dd>{dayOf(updatedAt)}</dd>
            </div>
          ) : null}
        </dl>
      </header>
      <div className={styles.prints}>
        {items.filter(isPhoto).map((item) => (
          <ProjectPrint
            key={item.id}
            of={of}
            project={project}
            item={item}
            limits={slots.find(({ id }) => id === item.customizationId)?.limits}
            start={start}
          />
        ))}
      </div>
    </article>
  );
}
