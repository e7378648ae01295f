type IconProps = { of: string; size?: number; filled?: boolean; label?: string };

/** Draws one icon of icons.ts; without a label it is decoration and hidden from screen readers. */
export function Icon({ of, size = 20, filled = false, label }: IconProps) {
  return (
    <svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill={filled ? 'currentColor' : 'none'}
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="square"
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
    >
      <path d={of} />
    </svg>
  );
}
