import { classNames } from './class-names.ts';
import { IconButton } from './Button.tsx';
import styles from './ToggleTool.module.css';

type ToggleToolProps = {
  icon: string;
  /** Holds the name of what it is for, and `name` at its start when that is shown. */
  label: string;
  /** Shown beside the icon. */
  name?: string | undefined;
  /** Null while it is not known yet: then only its box is there. */
  pressed: boolean | null;
  className?: string | undefined;
  onToggle(): void;
};

/** Something that a thing has or has not, such as a heart: one press changes it. */
export function ToggleTool({ icon, label, name, pressed, className, onToggle }: ToggleToolProps) {
  return (
    <IconButton
      icon={icon}
      label={label}
      filled={pressed === true}
      aria-pressed={pressed ?? false}
      className={classNames(styles.tool, name !== undefined && styles.named, className)}
      data-unknown={pressed === null ? '' : undefined}
      onClick={onToggle}
    >
      {name}
    </IconButton>
  );
}
