import { type ChangeEvent, type FocusEvent, type FormEvent, useId, useRef, useState } from 'react';
import { type Complaint, fieldMessages } from '@afterimage/contract/values/field-messages.ts';
import { fieldWording } from '@afterimage/words/field-wording.ts';

/** What a form's words are checked with: a schema of the contract, the same that the server uses (D5.1). */
export interface FormSchema<Output> {
  safeParse(
    value: unknown,
  ): { success: true; data: Output } | { success: false; error: { issues: readonly { path: PropertyKey[] }[] } };
  /** What is called otherwise here, as that which is to be typed in: "Please enter prefecture". */
  asks?(values: Values): Record<string, string>;
}

type Values = Record<string, string>;
type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/** The messages for a form's values; none when the schema takes them. */
export function formErrors(schema: FormSchema<unknown>, values: Values): Record<string, string> {
  const result = schema.safeParse(values);
  if (result.success) return {};
  return fieldMessages(
    result.error.issues as unknown as readonly Complaint[],
    values,
    fieldWording(undefined, schema.asks?.(values)),
  );
}

interface FormSettings<Output> {
  schema: FormSchema<Output>;
  initial: Values;
  /** What the server has refused already, when the form is opened again because of it. */
  refused?: Record<string, string>;
  /** Sends the form; answers the server's messages by field, or nothing when there are none. */
  submit: (body: Output) => Promise<Record<string, string> | undefined>;
  /** Told at every change, for instance to keep what was typed. */
  onChange?: (values: Values) => void;
}

/**
 * A form that is checked late and forgiving: a field when it is left, and once it is wrong at every change; all of
 * it when it is sent. What the server refuses lands at the same places.
 */
export function useForm<Output>({ schema, initial, refused, submit, onChange }: FormSettings<Output>) {
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Record<string, string>>(refused ?? {});
  const [attempt, setAttempt] = useState(0);
  const [listed, setListed] = useState<Record<string, string>>(refused ?? {});
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);
  const prefix = useId();
  const idOf = (name: string) => `${prefix}${name}`;

  const check = (name: string, next: Values) => {
    const message = formErrors(schema, next)[name];
    setErrors(({ [name]: _, ...others }) => (message ? { ...others, [name]: message } : others));
  };
  const set = (name: string, value: string) => {
    const next = { ...values, [name]: value };
    setValues(next);
    onChange?.(next);
    if (errors[name]) check(name, next);
  };
  const refuse = (fieldErrors: Record<string, string>) => {
    setErrors(fieldErrors);
    setListed(fieldErrors);
    setAttempt((count) => count + 1);
  };
  const onSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (sending.current) return;
    const result = schema.safeParse(values);
    if (!result.success) return refuse(formErrors(schema, values));
    sending.current = true;
    setBusy(true);
    setListed({});
    const refusedFields = await submit(result.data).finally(() => {
      sending.current = false;
      setBusy(false);
    });
    if (refusedFields && Object.keys(refusedFields).length > 0) refuse(refusedFields);
  };
  return {
    values,
    busy,
    attempt,
    set,
    /** For the list on top of the form, after a refused attempt. */
    summary: Object.entries(listed).map(([name, message]) => ({ id: idOf(name), message })),
    form: { onSubmit, noValidate: true },
    /** Everything that a Field or Select needs besides its label. */
    field: (name: string) => ({
      id: idOf(name),
      name,
      value: values[name] ?? '',
      error: errors[name],
      onChange: (event: ChangeEvent<Control>) => set(name, event.target.value),
      // An empty field that is left is no mistake yet: the person may only be passing through.
      onBlur: (event: FocusEvent<Control>) => event.target.value !== '' && check(name, values),
    }),
  };
}
