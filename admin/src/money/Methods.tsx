import { useState } from 'react';
import type { AdminPaymentMethod } from '@afterimage/contract/admin/money.ts';
import { useMay } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import styles from './Money.module.css';
import { wayText } from './money-text.ts';
import { words } from './money.words.ts';

/** Where and in which order the ways to pay are offered. */
export function Methods({ list }: { list: readonly AdminPaymentMethod[] }) {
  return (
    <section aria-label={words.methods.title}>
      <h2>{words.methods.title}</h2>
      {list.map((method) => (
        <MethodForm key={`${method.provider} ${method.version}`} method={method} />
      ))}
    </section>
  );
}

function MethodForm({ method }: { method: AdminPaymentMethod }) {
  const { methods, transfers } = words;
  const maySet = useMay('settings.write');
  const [isEnabled, setIsEnabled] = useState(method.isEnabled);
  const [countries, setCountries] = useState(method.countryList.join(' '));
  const [position, setPosition] = useState(method.position);
  const update = useWrite('updateAdminPaymentMethod', { touches: ['getAdminMoney'] });
  const save = () => {
    const countryList = countries
      .toUpperCase()
      .split(/[\s,]+/)
      .filter(Boolean);
    const { provider, version } = method;
    update.mutate(
      { params: { provider }, body: { isEnabled, countryList, position, version } },
      { onSuccess: () => say(methods.saved), onError: sayFailure },
    );
  };
  return (
    <fieldset className={styles.form} disabled={!maySet}>
      <legend>{wayText(method.provider)}</legend>
      <label className={styles.check}>
        <input type="checkbox" checked={isEnabled} onChange={(event) => setIsEnabled(event.target.checked)} />
        {methods.offered}
      </label>
      <label>
        {methods.countries}
        <input value={countries} onChange={(event) => setCountries(event.target.value)} />
      </label>
      <label>
        {methods.position}
        <input
          type="number"
          min={0}
          max={100}
          value={position}
          onChange={(event) => setPosition(event.target.valueAsNumber || 0)}
        />
      </label>
      <div className={styles.acts}>
        <Button small isDisabled={!maySet} busy={update.isPending} onPress={save}>
          {transfers.save}
        </Button>
      </div>
    </fieldset>
  );
}
