import type { Customization } from '@afterimage/contract/customization.ts';
import type { Project } from '@afterimage/contract/projects.ts';
import type { ReactNode } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Accordion, Disclosure } from '@afterimage/ui/Disclosure.tsx';
import type { ProjectItem, ProjectParts } from './project-parts.ts';
import styles from './Projects.module.css';
import { words } from './projects.words.ts';
import { isPhoto, mediumDescription } from './slot-facts.ts';

interface ProjectPrintsProps {
  id: string;
  project: Project;
  slots: readonly Customization[];
  parts: ProjectParts;
  onChange: (itemId: string) => void;
}

/** The photos of a product with their media, in the dark theme. */
export function ProjectPrints({ id, project, slots, parts: { Playing }, onChange }: ProjectPrintsProps) {
  const photos = project.projectCustomizationItemList.filter(isPhoto);
  if (photos.length === 0) return null;
  const printOf = (item: ProjectItem) => (
    <Print
      key={item.id}
      id={id}
      item={item}
      isOpen={canShow(item, slots)}
      onChange={onChange}
      playing={<Playing project={project} item={item} slots={slots} />}
    />
  );
  const [first, further] = [photos.slice(0, firstCount), photos.slice(firstCount)];
  const several = photos.length > 1 ? '' : undefined;
  return (
    <div data-room="dark" className={styles.prints}>
      <div className={styles.row} data-several={several}>
        {first.map(printOf)}
      </div>
      {further.length > 0 ? (
        <Accordion>
          <Disclosure title={words.further({ count: further.length })}>
            <div className={styles.row} data-several={several}>
              {further.map(printOf)}
            </div>
          </Disclosure>
        </Accordion>
      ) : null}
    </div>
  );
}

/** So many photos are seen at once: a calendar has thirteen, and the code comes after them. */
const firstCount = 2;

interface PrintedFacesProps extends Omit<ProjectPrintsProps, 'onChange'> {
  /** Null when the print stands still. */
  onChangePrint: (() => void) | null;
}

/** The product as it is printed, in the light theme. */
export function PrintedFaces({ id, project, slots, parts: { Proof }, onChangePrint }: PrintedFacesProps) {
  return (
    <section aria-labelledby={`${id}-print`} className={styles.proof}>
      <h3 id={`${id}-print`}>{words.print}</h3>
      <Proof project={project} slots={slots} />
      {onChangePrint ? (
        <Button kind="secondary" small id={`${id}-change-print`} onClick={onChangePrint}>
          {words.changePrint}
        </Button>
      ) : null}
    </section>
  );
}

/** Whether something may play on a photo: its slot allows it, or did when it was ordered. */
function canShow({ customizationId, arCustomization }: ProjectItem, slots: readonly Customization[]): boolean {
  const slot = slots.find((one) => one.id === customizationId);
  return !slot || slot.limits.arAllowed === true || arCustomization !== null;
}

interface PrintProps {
  id: string;
  item: ProjectItem;
  isOpen: boolean;
  onChange: (itemId: string) => void;
  playing: ReactNode;
}

function Print({ id, item, isOpen, onChange, playing }: PrintProps) {
  const { title, photo, arCustomization: now } = item;
  return (
    <section className={styles.print} aria-label={title}>
      {photo ? <div className={styles.stage}>{playing}</div> : <p className={styles.gone}>{words.gone}</p>}
      <div className={styles.tools}>
        <h3>{title}</h3>
        <p>{words.shows({ what: mediumDescription(now) })}</p>
        {photo && isOpen ? (
          <Button
            small
            id={`${id}-change-${item.id}`}
            aria-label={now ? words.changeOf({ title }) : words.attachOf({ title })}
            onClick={() => onChange(item.id)}
          >
            {now ? words.change : words.attach}
          </Button>
        ) : null}
      </div>
    </section>
  );
}
