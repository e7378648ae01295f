import { useState } from 'react';
import type { AdminPaymentMethod } from '@afterimage/contract/admin/money.ts';
import { useMay } from '../app/session.ts';
import { useWrite } from '../data/use-call.ts';
import { CheckField, TextField } from '../form/fields.tsx';
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
    <fieldset className={styles.method} disabled={!maySet}>
      <legend>{wayText(method.provider)}</legend>
      <CheckField label={methods.offered} isSelected={isEnabled} isDisabled={!maySet} onChange={setIsEnabled} />
      <TextField label={methods.countries} value={countries} isDisabled={!maySet} onChange={setCountries} />
      <TextField
        label={methods.position}
        type="number"
        inputMode="numeric"
        value={String(position)}
        isDisabled={!maySet}
        onChange={(text) => setPosition(Math.max(0, Math.min(100, Number.parseInt(text, 10) || 0)))}
      />
      <div className={styles.acts}>
        <Button small isDisabled={!maySet} busy={update.isPending} onPress={save}>
          {transfers.save}
        </Button>
      </div>
    </fieldset>
  );
}
