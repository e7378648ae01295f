import type { Project } from '@afterimage/contract/projects.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { useEffect, useId, useRef } from 'react';
import { classNames } from '@afterimage/ui/class-names.ts';
import { LinkField } from '@afterimage/ui/LinkField.tsx';
import { TakedownNote } from '../../../commerce/TakedownNote.tsx';
import styles from './ProjectAccess.module.css';
import { codeAnchor } from '../../order-ref.ts';
import { scanSentence } from './scan-sentence.ts';
import { words } from './viewer-settings.words.ts';
import { ViewerCode } from './ViewerCode.tsx';

/** The QR code of a print with its link and its number of visits. */
export function ProjectCode({ project, className }: { project: Project; className?: string | undefined }) {
  const id = useId();
  const section = useRef<HTMLElement>(null);
  // The page comes after its address has been read.
  useEffect(() => {
    if (location.hash === `#${codeAnchor}`) section.current?.scrollIntoView({ block: 'center' });
  }, []);
  const { viewer, productName } = project;
  return (
    <section ref={section} id={codeAnchor} className={classNames(styles.part, className)} aria-labelledby={id}>
      <h3 id={id}>{words.codeTitle}</h3>
      <TakedownNote kind="viewer" takedownKey={viewer.takedownKey} />
      <ViewerCode url={viewer.url} name={productName} />
      <LinkField label={words.link} url={viewer.url} title={productName} />
      <div className={styles.scans}>
        <p>
          {scanSentence(viewer.scans)}{' '}
          <a href={watchPath(viewer.url)} target="_blank" rel="noopener" className={styles.link}>
            {words.watch}
          </a>
        </p>
        <p className={styles.small}>{words.countedHow}</p>
      </div>
    </section>
  );
}

/** The page without a camera, in the current language. */
function watchPath(url: string): string {
  const address = new URL(url);
  address.pathname = localePath(address.pathname);
  address.hash = 'plain';
  return address.href;
}
