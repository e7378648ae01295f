import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './EditorTools.module.css';

interface ToolButtonProps {
  icon: string;
  label: string;
  /** Nothing to do: it stays reachable and says so. */
  off?: boolean;
  onPress: () => void;
}

/** A tool with its name under its sign. */
export function ToolButton({ icon, label, off = false, onPress }: ToolButtonProps) {
  return (
    <button type="button" className={styles.tool} aria-disabled={off || undefined} onClick={() => !off && onPress()}>
      <Icon of={icon} />
      <span>{label}</span>
    </button>
  );
}
