import { useState } from 'react';
import type { UndoableAct } from '@afterimage/contract/admin/acts.ts';
import type { DeskOrder } from '@afterimage/contract/admin/order-desk.ts';
import { useWrite } from '../data/use-call.ts';
import { useSayUndoable } from '../data/use-undo.ts';
import { TextField } from '../form/fields.tsx';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words as actWords } from './acts.words.ts';
import { isAllowed } from './allowed.ts';
import { words } from './customer.words.ts';
import styles from './order.module.css';

/** Writing to the customer of an order, and changing where the mails go. */
export function MailForms({ desk }: { desk: DeskOrder }) {
  return (
    <div className={styles.buttons}>
      {isAllowed(desk, 'mail') ? <MailForm desk={desk} /> : null}
      {isAllowed(desk, 'change-email') ? <EmailForm desk={desk} /> : null}
    </div>
  );
}

function MailForm({ desk: { order } }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const [subject, setSubject] = useState('');
  const [text, setText] = useState('');
  const mail = useWrite('mailCustomer', { touches: ['getDeskOrder'] });
  const close = () => setIsOpen(false);
  const sayUndoable = useSayUndoable(['getDeskOrder']);
  const sent = (act: UndoableAct) => {
    close();
    setSubject('');
    setText('');
    sayUndoable(actWords.waiting['order-mailed'], act);
  };
  const send = () =>
    mail.mutate({ params: { orderId: order.id }, body: { subject, text } }, { onSuccess: sent, onError: sayFailure });
  return (
    <>
      <Button small onPress={() => setIsOpen(true)}>
        {words.write}
      </Button>
      <Sheet
        title={words.write}
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button
            kind="primary"
            onPress={send}
            busy={mail.isPending}
            isDisabled={subject.trim() === '' || text.trim() === ''}
          >
            {words.sendMail}
          </Button>
        }
      >
        <p>{words.mailGoesTo({ email: order.email })}</p>
        <TextField label={words.subject} value={subject} onChange={setSubject} maxLength={200} />
        <TextField label={words.text} value={text} onChange={setText} isLong maxLength={8000} />
      </Sheet>
    </>
  );
}

function EmailForm({ desk: { order, version: presentVersion } }: { desk: DeskOrder }) {
  const [isOpen, setIsOpen] = useState(false);
  const version = useDraftVersion(presentVersion, isOpen);
  const [email, setEmail] = useState(order.email);
  const change = useWrite('changeOrderEmail', { touches: ['getDeskOrder'] });
  const close = () => setIsOpen(false);
  const open = () => {
    setEmail(order.email);
    setIsOpen(true);
  };
  const send = () =>
    change.mutate(
      { params: { orderId: order.id }, body: { version, email: email.trim() } },
      { onSuccess: () => (close(), say(words.emailChanged)), onError: sayFailure },
    );
  const error = change.error?.failure.fields?.['email'];
  return (
    <>
      <Button small onPress={open}>
        {words.changeEmail}
      </Button>
      <Sheet
        title={words.changeEmail}
        isOpen={isOpen}
        onClose={close}
        footer={
          <Button kind="primary" onPress={send} busy={change.isPending} isDisabled={email.trim() === order.email}>
            {words.save}
          </Button>
        }
      >
        <TextField
          label={words.email}
          type="email"
          value={email}
          onChange={setEmail}
          {...(error !== undefined && { error })}
        />
      </Sheet>
    </>
  );
}
