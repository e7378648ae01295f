import { Link, type LinkProps } from './Link.tsx';
import { closeIcon } from './icons.ts';
import { Icon } from './Icon.tsx';
import styles from './Chip.module.css';
import { words } from './ui.words.ts';

/** A filter that is on; following it takes the filter off. Give it the address without the filter. */
export function Chip({ children, ...rest }: LinkProps) {
  return (
    <Link preventScrollReset replace {...rest} className={styles.chip}>
      <span className="visually-hidden">{words.removeFilter}</span>
      {children}
      <Icon of={closeIcon} size={14} />
    </Link>
  );
}
