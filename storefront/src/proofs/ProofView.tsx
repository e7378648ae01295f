import { type SyntheticEvent, useState } from 'react';
import { failureOf } from '@afterimage/client/api/failure.ts';
import type { Proof } from '@afterimage/contract/proofs.ts';
import { type ProofAnswer, proofLimits } from '@afterimage/contract/values/proofs.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { TextArea } from '@afterimage/ui/Field.tsx';
import { Heading } from '@afterimage/ui/Section.tsx';
import { ErrorState } from '@afterimage/ui/States.tsx';
import styles from './Proofs.module.css';
import { words } from './proofs.words.ts';

/** The picture of a print with the question of the shop, and the customer's answer. */
export function ProofView({ proofKey, first }: { proofKey: string; first: Proof }) {
  const [proof, setProof] = useState(first);
  const isOpen = proof.state === 'open';
  return (
    <div className={styles.page}>
      <Heading>
        <h1 tabIndex={-1}>{words.title}</h1>
      </Heading>
      <p>{words.about({ product: proof.productName, number: proof.orderNumber })}</p>
      {proof.message ? <p className={styles.message}>{proof.message}</p> : null}
      <output className={styles.message}>{isOpen ? null : words.stateNames[proof.state]}</output>
      {proof.pageList.map(({ title, widthMm, heightMm }, index) => (
        <img
          key={title}
          className={styles.picture}
          src={`/api/proofs/${proofKey}/pages/${index}`}
          alt={words.page({ title })}
          width={Math.round(widthMm * 10)}
          height={Math.round(heightMm * 10)}
        />
      ))}
      {isOpen ? <Answer proofKey={proofKey} changeUrl={proof.changeUrl} onAnswered={setProof} /> : null}
    </div>
  );
}

type AnswerProps = { proofKey: string; changeUrl: string | null; onAnswered(proof: Proof): void };

function Answer({ proofKey, changeUrl, onAnswered }: AnswerProps) {
  const { call } = useServices();
  const [text, setText] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const send = async (answer: ProofAnswer) => {
    setBusy(true);
    setFailure(null);
    try {
      onAnswered(await call('answerProof', { params: { proofKey }, body: { answer, text } }));
    } catch (error) {
      setFailure(failureOf(error).description);
    } finally {
      setBusy(false);
    }
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (text.trim()) void send('change');
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      {failure === null ? null : <ErrorState title={failure} />}
      <Button busy={busy} onClick={() => void send('approve')}>
        {words.approve}
      </Button>
      {changeUrl === null ? null : <LinkButton to={changeUrl}>{words.change}</LinkButton>}
      <TextArea
        label={words.wish}
        rows={4}
        maxLength={proofLimits.answer}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button type="submit" busy={busy}>
        {words.send}
      </Button>
    </form>
  );
}
