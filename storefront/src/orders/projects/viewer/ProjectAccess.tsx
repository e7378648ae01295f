import type { Project } from '@afterimage/contract/projects.ts';
import { useState } from 'react';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Accordion, Disclosure } from '@afterimage/ui/Disclosure.tsx';
import type { OrderRef } from '../../order-ref.ts';
import { accessState } from './access-state.ts';
import styles from './ProjectAccess.module.css';
import { useViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';
import { ViewerEnd } from './ViewerEnd.tsx';
import { ViewerPhrase } from './ViewerPhrase.tsx';
import { ViewerSwitch } from './ViewerSwitch.tsx';

/** Who can open the viewer of a print, and how its owner keeps a copy. */
export function ProjectAccess({ of, project }: { of: OrderRef; project: Project }) {
  const change = useViewerChange(of, project);
  const [now] = useState(() => new Date());
  const title = (
    <>
      {words.title}
      <span className={styles.state}>{accessState(change.viewer, now)}</span>
    </>
  );
  return (
    <section aria-label={words.title}>
      <Accordion>
        <Disclosure title={title}>
          <div className={styles.columns}>
            <ViewerSwitch change={change} />
            <ViewerEnd change={change} />
            <ViewerPhrase change={change} />
          </div>
        </Disclosure>
        <Disclosure title={words.keep}>
          <div className={styles.keep}>
            <p>{words.keepWords}</p>
            <p className={styles.small}>{words.keepCode}</p>
            <LinkButton to={project.viewer.exportUrl} kind="secondary" small download reloadDocument>
              {words.keepGet}
            </LinkButton>
          </div>
        </Disclosure>
      </Accordion>
    </section>
  );
}
