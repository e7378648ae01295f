import type { ComponentProps } from 'react';
import { TextField } from './fields.tsx';

type DraftTextFieldProps<Name extends string> = Omit<
  ComponentProps<typeof TextField>,
  'value' | 'onChange' | 'error'
> & {
  field: Name;
  draft: Readonly<Record<NoInfer<Name>, string>>;
  change: (part: Partial<Record<NoInfer<Name>, string>>) => void;
  /** What is wrong, by field. */
  errors: Readonly<Record<string, string>>;
};

/** A text of a draft, by the name of its field. */
export function DraftTextField<Name extends string>(props: DraftTextFieldProps<Name>) {
  const { field, draft, change, errors, ...rest } = props;
  return (
    <TextField
      {...rest}
      value={draft[field]}
      onChange={(text) => change({ [field]: text } as Partial<Record<Name, string>>)}
      error={errors[field]}
    />
  );
}
