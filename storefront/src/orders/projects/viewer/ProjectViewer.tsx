import type { Project } from '@afterimage/contract/projects.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { useId } from 'react';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import type { OrderRef } from '../../order-ref.ts';
import styles from './ProjectViewer.module.css';
import { scanSentence } from './scan-sentence.ts';
import { useViewerChange } from './use-viewer-change.ts';
import { words } from './viewer-settings.words.ts';
import { ViewerCode } from './ViewerCode.tsx';
import { ViewerEnd } from './ViewerEnd.tsx';
import { ViewerPhrase } from './ViewerPhrase.tsx';
import { ViewerSwitch } from './ViewerSwitch.tsx';

/** Who can see what plays on a print: its link and code, how often it was looked at, and what its owner says to that. */
export function ProjectViewer({ of, project }: { of: OrderRef; project: Project }) {
  const id = useId();
  const change = useViewerChange(of, project);
  const { viewer, productName } = project;
  return (
    <section className={styles.viewer} aria-labelledby={id}>
      <h3 id={id}>{words.title}</h3>
      <div className={styles.columns}>
        <div className={styles.part}>
          <ViewerCode url={viewer.url} name={productName} />
          <LinkField label={words.link} url={viewer.url} title={productName} />
          <div className={styles.scans}>
            <p>{scanSentence(viewer.scans)}</p>
            <p className={styles.small}>{words.countedHow}</p>
          </div>
          <div>
            <a href={watchPath(viewer.url)} target="_blank" rel="noopener" className={styles.link}>
              {words.watch}
            </a>
          </div>
        </div>
        <div className={styles.part}>
          <ViewerSwitch change={change} />
          <ViewerEnd change={change} />
          <ViewerPhrase change={change} />
        </div>
        <div className={styles.keep}>
          <h4>{words.keep}</h4>
          <p>{words.keepWords}</p>
          <p className={styles.small}>{words.keepCode}</p>
          <LinkButton to={viewer.exportUrl} kind="secondary" small download reloadDocument>
            {words.keepGet}
          </LinkButton>
        </div>
      </div>
    </section>
  );
}

/** The page without a camera, in the language of this one. */
function watchPath(url: string): string {
  const address = new URL(url);
  address.pathname = localePath(address.pathname);
  address.hash = 'plain';
  return address.href;
}
