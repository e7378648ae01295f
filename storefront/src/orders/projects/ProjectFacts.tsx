import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import { FactList } from '../../commerce/FactList.tsx';
import { dayOf } from '../order-dates.ts';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { acceptedOf, factsOf, sizesOf } from './slot-facts.ts';

interface ProjectFactsProps {
  project: Project;
  slots: readonly Customization[];
  extras: readonly string[];
}

/** When it was ordered, how large it is, and what else was chosen for it. */
export function ProjectFacts({ project, slots, extras }: ProjectFactsProps) {
  const { quantity, createdAt, updatedAt, projectCustomizationItemList: items } = project;
  const accepted = acceptedOf(project);
  const facts = [
    { name: words.ordered, value: `${dayOf(createdAt)}, ${words.pieces({ count: quantity })}` },
    ...sizesOf(items, slots),
    ...factsOf(project),
    ...(extras.length > 0 ? [{ name: words.extras, value: extras.join(', ') }] : []),
    ...(accepted.length > 0 ? [{ name: words.accepted, value: accepted.join('; ') }] : []),
    ...(updatedAt === createdAt ? [] : [{ name: words.changed, value: dayOf(updatedAt) }]),
  ];
  return (
    <section aria-labelledby={`facts-${project.id}`} className={styles.details}>
      <h3 id={`facts-${project.id}`}>{words.facts}</h3>
      <FactList className={styles.facts} facts={facts} />
    </section>
  );
}
