import { useMemo } from 'react';
import { classNames } from './class-names.ts';
import styles from './QrCode.module.css';
import { qrPath } from './qr-svg.ts';

/** A code, black on white in every light. Load it where it is shown: who draws it weighs some kilobytes. */
export function QrCode({
  content,
  label,
  className,
}: {
  content: string;
  label?: string;
  className?: string | undefined;
}) {
  const path = useMemo(() => qrPath(content), [content]);
  return (
    <svg
      viewBox="0 0 100 100"
      className={classNames(styles.code, className)}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <path d={path} />
    </svg>
  );
}
