import { type ReactNode, useState } from 'react';
import type { Input } from '@afterimage/contract/api.ts';
import type { AdminRouteName } from '@afterimage/contract/values/admin-routes.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './payment-settings.words.ts';
import styles from './settings.module.css';

type Facts = readonly (readonly [name: string, value: string])[];

interface ServiceCardProps {
  title: string;
  /** The environment names it: it cannot be changed here. */
  isByHost: boolean;
  /** What the service is for, as long as it is not set up. */
  about: string;
  /** What is set, by name; null: nothing. */
  facts: Facts | null;
  acts: ReactNode;
}

/** A service: how it is set up, and what can be done with it. */
export function ServiceCard({ title, isByHost, about, facts, acts }: ServiceCardProps) {
  return (
    <section aria-label={title} className={styles.service}>
      <h2>{title}</h2>
      {facts ? <ServiceFacts facts={facts} /> : <p className={styles.soft}>{about}</p>}
      {isByHost ? <p className={styles.soft}>{words.byHost}</p> : <div className={styles.acts}>{acts}</div>}
    </section>
  );
}

/** What is set of a service, by name. */
export const ServiceFacts = ({ facts }: { facts: Facts }) => (
  <dl className={styles.pairs}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

export interface RemoveServiceProps {
  service: NonNullable<Input<'removeService'>['params']>['service'];
  version: number;
  label: string;
  title: string;
  note: string;
  touches: readonly AdminRouteName[];
}

/** Removes a service, after a question. */
export function RemoveService({ service, version, label, title, note, touches }: RemoveServiceProps) {
  const [isAsking, setAsking] = useState(false);
  const remove = useWrite('removeService', { touches: [...touches, 'getChecklist'] });
  const confirm = () =>
    remove.mutate(
      { params: { service }, query: { version } },
      { onSuccess: () => say(words.removed), onError: sayFailure, onSettled: () => setAsking(false) },
    );
  return (
    <>
      <Button small onPress={() => setAsking(true)}>
        {label}
      </Button>
      {isAsking ? (
        <ConfirmSheet
          title={title}
          note={note}
          act={words.remove}
          isDanger
          isBusy={remove.isPending}
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
