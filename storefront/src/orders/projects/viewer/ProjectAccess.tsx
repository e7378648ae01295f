import type { Project } from '@afterimage/contract/projects.ts';
import { useId } from 'react';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import type { OrderRef } from '../../order-ref.ts';
import styles from './ProjectAccess.module.css';
import { useViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';
import { ViewerEnd } from './ViewerEnd.tsx';
import { ViewerPhrase } from './ViewerPhrase.tsx';
import { ViewerSwitch } from './ViewerSwitch.tsx';

/** Who can open the viewer of a print, and how its owner keeps a copy. */
export function ProjectAccess({ of, project }: { of: OrderRef; project: Project }) {
  const id = useId();
  const change = useViewerChange(of, project);
  return (
    <section className={styles.viewer} aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <div className={styles.columns}>
        <ViewerSwitch change={change} />
        <ViewerEnd change={change} />
        <ViewerPhrase change={change} />
        <div className={styles.keep}>
          <h4>{words.keep}</h4>
          <p>{words.keepWords}</p>
          <p className={styles.small}>{words.keepCode}</p>
          <LinkButton to={project.viewer.exportUrl} kind="secondary" small download reloadDocument>
            {words.keepGet}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}
