import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import type { ReactNode } from 'react';
import styles from '../catalogue/catalogue.module.css';
import { Button } from '../parts/Button.tsx';

interface PageFootProps<Content> {
  content: Content;
  /** What a new shop has, and how taking it is called. */
  shipped: Content;
  takeShipped: string;
  onTakeShipped(): void;
  /** The name under which the audit log has the changes, and the text of the link to them. */
  subject: 'front-page' | 'menus' | 'help';
  history: string;
  children?: ReactNode;
}

/** Below the fields of a page: what a new shop has, and all changes. */
export function PageFoot<Content>(props: PageFootProps<Content>) {
  const { content, shipped, takeShipped, onTakeShipped, subject, history, children } = props;
  return (
    <div className={styles.acts}>
      {children}
      {isSameValue(content, shipped) ? null : (
        <Button kind="quiet" onPress={onTakeShipped}>
          {takeShipped}
        </Button>
      )}
      <Link to={`/admin/audit?filter=kind:settings~subject:${subject}`}>{history}</Link>
    </div>
  );
}
