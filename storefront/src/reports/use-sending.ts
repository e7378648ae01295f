import { useState } from 'react';
import { type Failure, failureOf } from '@afterimage/client/api/failure.ts';
import { type FormSchema, useForm } from '../commerce/use-form.ts';

interface SendingSettings<Output> {
  schema: FormSchema<Output>;
  initial: Record<string, string>;
  send: (body: Output) => Promise<void>;
}

/** A form that is sent by one call: refused fields are shown at the fields, every other failure above the button. */
export function useSending<Output>({ schema, initial, send }: SendingSettings<Output>) {
  const [failure, setFailure] = useState<Failure | null>(null);
  const form = useForm<Output>({
    schema,
    initial,
    submit: async (body) => {
      setFailure(null);
      try {
        await send(body);
        return undefined;
      } catch (error) {
        const refusal = failureOf(error);
        if (refusal.fields) return refusal.fields;
        setFailure(refusal);
        return undefined;
      }
    },
  });
  return { ...form, failure };
}
