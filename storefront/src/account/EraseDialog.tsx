import { erasure } from '@afterimage/contract/accounts.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { useForm } from '../commerce/use-form.ts';
import styles from './Account.module.css';
import { words } from './account.words.ts';
import { eraseAccount } from './profile.state.ts';
import { FormButtons } from './FormButtons.tsx';

type EraseDialogProps = { open: boolean; onClose(): void };

/** Says what goes and what stays, and asks for the password. */
export function EraseDialog({ open, onClose }: EraseDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.eraseTitle}>
      {open ? <EraseForm onClose={onClose} /> : null}
    </Dialog>
  );
}

function EraseForm({ onClose }: Pick<EraseDialogProps, 'onClose'>) {
  const dispatch = useAppDispatch();
  const { form, field, summary, attempt, busy } = useForm({
    schema: erasure,
    initial: { password: '' },
    submit: async (body) => {
      const result = await dispatch(eraseAccount(body));
      return eraseAccount.rejected.match(result) ? (result.payload?.fields ?? {}) : undefined;
    },
  });
  return (
    <form {...form}>
      <p>
        <strong>{words.eraseIntro}</strong>
      </p>
      <ul className={styles.goes}>
        <li>{words.eraseGoes}</li>
        <li>{words.eraseAr}</li>
        <li>{words.eraseOrders}</li>
        <li>{words.eraseMaking}</li>
      </ul>
      <div className={styles.form}>
        <ErrorSummary errors={summary} attempt={attempt} />
        <Field label={words.erasePassword} type="password" autoComplete="current-password" {...field('password')} />
        <FormButtons
          className={styles.buttons}
          name={words.eraseNow}
          busy={busy}
          busyText={words.erasing}
          cancelName={words.keep}
          onCancel={onClose}
        />
      </div>
    </form>
  );
}
