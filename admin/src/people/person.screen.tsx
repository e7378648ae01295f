import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { failureOf } from '@afterimage/client/api/failure.ts';
import { useNavigate, useParams } from '@afterimage/client/navigation/navigation.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { callUrl } from '../data/call-url.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { Notes } from './Notes.tsx';
import { words } from './people.words.ts';
import { listAddress } from '../table/remembered-lists.ts';

type Person = Reply<'getPerson'>;

/** One person with orders, addresses, reviews, reports and notes. */
export function Screen() {
  const { personId = '' } = useParams();
  const person = useCall('getPerson', { params: { personId } });
  return <Loaded of={person}>{(data) => <PersonParts person={data} />}</Loaded>;
}

function PersonParts({ person }: { person: Person }) {
  const { name, email, hasAccount, verified, country, currency, spent, orderCount } = person;
  const mayWrite = useMay('people.write');
  const facts = [email, hasAccount ? words.account : words.guest, country].filter(Boolean).join(', ');
  return (
    <>
      <ScreenHead
        title={name || email}
        trail={[{ title: words.title, to: listAddress('/admin/people') }]}
        note={`${facts}${hasAccount ? `, ${verified ? words.verified : words.notVerified}` : ''}`}
        actions={mayWrite ? <Acts person={person} /> : null}
      />
      <p>
        {words.orderCount}: {orderCount}, {words.spent}: {formatPrice(spent, currency)}
      </p>
      <ul>
        {person.orderList.map((order) => (
          <li key={order.id}>
            <Link to={`/admin/orders/${order.id}`}>{words.order({ number: order.orderNumber })}</Link>{' '}
            {formatPrice(order.total, order.currency)}, <Moment at={order.createdAt} />
          </li>
        ))}
      </ul>
      {hasAccount ? (
        <p>{words.counts({ designs: person.designCount, files: person.fileCount, sessions: person.sessionCount })}</p>
      ) : null}
      {person.addressList.length > 0 ? <h2>{words.addresses}</h2> : null}
      {person.addressList.map((rows) => (
        <p key={rows.join()}>{rows.join(', ')}</p>
      ))}
      {person.reviewList.length > 0 ? <h2>{words.reviews}</h2> : null}
      {person.reviewList.map(({ id, productName, rating, title }) => (
        <p key={id}>
          {productName}: {rating}/5, {title}
        </p>
      ))}
      {person.reportList.length > 0 ? <h2>{words.reports}</h2> : null}
      {person.reportList.map(({ caseId, createdAt }) => (
        <p key={`${caseId} ${createdAt}`}>
          <Link to={`/admin/reports/${caseId}`}>
            <Moment at={createdAt} />
          </Link>
        </p>
      ))}
      <Notes person={person} mayWrite={mayWrite} />
    </>
  );
}

function Acts({ person: { id: personId, hasAccount, verified } }: { person: Person }) {
  const params = { personId };
  const signOut = useWrite('signOutPerson', { touches: ['getPerson'] });
  const resend = useWrite('resendVerification');
  const [isErasing, setIsErasing] = useState(false);
  return (
    <>
      <a href={callUrl('exportPersonData', { params })} download>
        {words.copy}
      </a>
      {hasAccount ? (
        <Button
          busy={signOut.isPending}
          onPress={() => signOut.mutateAsync({ params }).then(() => say(words.signedOut), sayFailure)}
        >
          {words.signOut}
        </Button>
      ) : null}
      {hasAccount && !verified ? (
        <Button
          busy={resend.isPending}
          onPress={() => resend.mutateAsync({ params }).then(() => say(words.resent), sayFailure)}
        >
          {words.resend}
        </Button>
      ) : null}
      <Button kind="danger" onPress={() => setIsErasing(true)}>
        {words.erase}
      </Button>
      <Erasure personId={personId} isOpen={isErasing} onClose={() => setIsErasing(false)} />
    </>
  );
}

/** The address is typed in: what is erased does not come back. */
function Erasure({ personId, isOpen, onClose }: { personId: string; isOpen: boolean; onClose: () => void }) {
  const navigate = useNavigate();
  const erase = useWrite('erasePerson', { touches: ['listPeople'] });
  const [email, setEmail] = useState('');
  const [reason, setReason] = useState('');
  const fields = erase.error ? failureOf(erase.error).fields : undefined;
  const send = async () => {
    try {
      await erase.mutateAsync({ params: { personId }, body: { email, reason } });
      say(words.erased);
      await navigate('/admin/people');
    } catch (error) {
      if (!failureOf(error).fields) sayFailure(error);
    }
  };
  return (
    <Sheet
      title={words.eraseTitle}
      isOpen={isOpen}
      onClose={onClose}
      role="alertdialog"
      footer={
        <Button kind="danger" busy={erase.isPending} onPress={send}>
          {words.erase}
        </Button>
      }
    >
      <p>{words.eraseText}</p>
      <TextField label={words.eraseEmail} type="email" value={email} onChange={setEmail} error={fields?.['email']} />
      <TextField label={words.eraseReason} value={reason} onChange={setReason} error={fields?.['reason']} />
    </Sheet>
  );
}
