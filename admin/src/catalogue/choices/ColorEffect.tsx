import { CheckField, TextField } from '../../form/fields.tsx';

interface ColorEffectProps {
  /** Asks whether there is a color of its own. */
  check: string;
  label: string;
  /** The color that stands there at first. */
  first: string;
  color: string | undefined;
  onChange(color: string | null): void;
}

/** A color that an option sets, or leaves as it is. */
export const ColorEffect = ({ check, label, first, color, onChange }: ColorEffectProps) => (
  <>
    <CheckField label={check} isSelected={color !== undefined} onChange={(isOn) => onChange(isOn ? first : null)} />
    {color === undefined ? null : <TextField type="color" label={label} value={color} onChange={onChange} />}
  </>
);
