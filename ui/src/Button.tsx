import type { ButtonHTMLAttributes, ReactNode } from 'react';
import { Link, type LinkProps } from './Link.tsx';
import { arrowRightIcon } from './icons.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Button.module.css';

type Look = { kind?: 'primary' | 'secondary' | 'quiet'; small?: boolean; wide?: boolean };
type ButtonProps = Look & ButtonHTMLAttributes<HTMLButtonElement> & { busy?: boolean; busyText?: string };
type LinkButtonProps = Look & LinkProps & { arrow?: boolean };
type IconButtonProps = Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> & {
  icon: string;
  label: string;
  filled?: boolean;
  children?: ReactNode;
};

function look({ kind = 'primary', small, wide }: Look, className?: string) {
  return classNames(styles.button, styles[kind], small && styles.small, wide && styles.wide, className);
}

/** A button; while busy it stays focusable, says so, and cannot be pressed again. */
export function Button({
  kind,
  small,
  wide,
  busy = false,
  busyText,
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={look({ kind, small, wide }, className)}
      aria-disabled={busy || rest['aria-disabled'] ? true : undefined}
      aria-busy={busy || undefined}
      onClick={(event) => {
        // A disabled button would lose the focus; this one only refuses, also as a form's submit button.
        if (busy || rest['aria-disabled']) event.preventDefault();
        else onClick?.(event);
      }}
    >
      <span className={styles.face}>{busy && busyText ? busyText : children}</span>
    </button>
  );
}

/** A link that looks like a button; with `arrow` it promises another page. */
export function LinkButton({ kind, small, wide, arrow = false, className, children, ...rest }: LinkButtonProps) {
  return (
    <Link {...rest} className={look({ kind, small, wide }, className)}>
      <span className={styles.face}>{children}</span>
      {arrow ? <Icon of={arrowRightIcon} /> : null}
    </Link>
  );
}

/** A 44 px square with one icon and a name for those who cannot see it. */
export function IconButton({ icon, label, filled, className, children, ...rest }: IconButtonProps) {
  return (
    <button type="button" {...rest} aria-label={label} className={classNames(styles.icon, className)}>
      <Icon of={icon} filled={filled} />
      {children}
    </button>
  );
}
