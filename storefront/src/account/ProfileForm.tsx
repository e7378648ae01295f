import type { ReactNode } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { type FormSchema, useForm } from '../commerce/use-form.ts';
import styles from './Account.module.css';
import { words } from './account.words.ts';

type ProfileFormProps<Output> = {
  schema: FormSchema<Output>;
  initial: Record<string, string>;
  /** Answers the server's messages by field; undefined when it has worked. */
  onSubmit(body: Output): Promise<Record<string, string> | undefined>;
  onCancel(): void;
  send?: string;
  sending?: string;
  renderFields(form: Pick<ReturnType<typeof useForm>, 'field' | 'set'>): ReactNode;
};

/** The frame of the small forms of the account: problems above, fields, save and cancel. */
export function ProfileForm<Output>(props: ProfileFormProps<Output>) {
  const { form, field, set, summary, attempt, busy } = useForm({
    schema: props.schema,
    initial: props.initial,
    submit: props.onSubmit,
  });
  return (
    <form {...form} className={styles.form}>
      <ErrorSummary errors={summary} attempt={attempt} />
      {props.renderFields({ field, set })}
      <div className={styles.buttons}>
        <Button type="submit" busy={busy} busyText={props.sending ?? words.saving}>
          {props.send ?? words.save}
        </Button>
        <Button kind="secondary" onClick={props.onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  );
}
