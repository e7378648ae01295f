import type { ReactNode } from 'react';
import { Button as AriaButton, type ButtonProps as AriaButtonProps } from 'react-aria-components';
import { classNames } from '@afterimage/ui/class-names.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import { Link, type LinkProps } from '@afterimage/ui/Link.tsx';
import styles from './Button.module.css';

interface Look {
  /** `primary`: the one thing that the screen is for. */
  kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  small?: boolean;
  /** An icon before the words. */
  icon?: string;
}

type ButtonProps = Omit<AriaButtonProps, 'children' | 'className' | 'isPending'> &
  Look & {
    children: ReactNode;
    className?: string;
    /** Under way: it keeps the focus and cannot be pressed again. */
    busy?: boolean;
  };

const look = ({ kind = 'secondary', small }: Look, className?: string) =>
  classNames(styles.button, styles[kind], small && styles.small, className);

export function Button({ kind, small, icon, busy = false, children, className, ...rest }: ButtonProps) {
  return (
    <AriaButton {...rest} isPending={busy} className={look({ kind, small }, className)}>
      {icon ? <Icon of={icon} size={18} /> : null}
      <span className={styles.face}>{children}</span>
    </AriaButton>
  );
}

/** A link that looks like a button. */
export function LinkButton({ kind, small, icon, children, className, ...rest }: Look & LinkProps) {
  return (
    <Link {...rest} className={look({ kind, small }, className)}>
      {icon ? <Icon of={icon} size={18} /> : null}
      <span className={styles.face}>{children}</span>
    </Link>
  );
}

type IconButtonProps = Omit<AriaButtonProps, 'children' | 'className'> & {
  icon: string;
  label: string;
  className?: string;
};

/** One icon, with a name for those who cannot see it. */
export function IconButton({ icon, label, className, ...rest }: IconButtonProps) {
  return (
    <AriaButton {...rest} aria-label={label} className={classNames(styles.iconButton, className)}>
      <Icon of={icon} />
    </AriaButton>
  );
}
