import { TextField } from '../form/fields.tsx';
import { words } from './moment.words.ts';
import { foreignZoneName, momentOfTyped, typedMoment } from './typed-moment.ts';

interface MomentFieldProps {
  label: string;
  hint?: string;
  error: string | undefined;
  value: string | null;
  onChange(at: string | null): void;
}

/** A field of day and time, in the shop's time zone as all that the admin tells. It names the zone where the device has another. */
export function MomentField({ hint, value, onChange, ...rest }: MomentFieldProps) {
  const zone = foreignZoneName();
  const hints = [hint, zone && words.shopTime({ zone })].filter(Boolean);
  return (
    <TextField
      {...rest}
      hint={hints.join(' · ')}
      type="datetime-local"
      value={typedMoment(value)}
      onChange={(text) => onChange(momentOfTyped(text))}
    />
  );
}
