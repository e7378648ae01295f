import { useState } from 'react';
import { highestStockThreshold } from '@afterimage/contract/values/incidents.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Places } from '../parts/Places.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { RemoveSample } from './RemoveSample.tsx';
import { words } from './settings.words.ts';
import styles from './settings.module.css';

/** What can be set, with the way to each. */
export function Screen() {
  const today = useCall('getToday');
  const places = [
    { to: '/admin/settings/shop', title: words.shop, note: words.shopNote },
    { to: '/admin/settings/payment', title: words.services, note: words.servicesNote },
    { to: '/admin/settings/mail', title: words.mail, note: words.mailNote },
    { to: '/admin/settings/orders', title: words.orders, note: words.ordersNote },
    { to: '/admin/settings/workshop', title: words.workshop, note: words.workshopNote },
    { to: '/admin/legal-texts', title: words.legalTexts, note: words.legalTextsNote },
    { to: '/admin/settings/taxes', title: words.taxes, note: words.taxesNote },
    { to: '/admin/settings/delivery', title: words.delivery, note: words.deliveryNote },
    { to: '/admin/settings/withdrawals', title: words.withdrawals, note: words.withdrawalsNote },
    { to: '/admin/settings/languages', title: words.languages, note: words.languagesNote },
    { to: '/admin/settings/search', title: words.search, note: words.searchNote },
    { to: '/admin/settings/webhooks', title: words.webhooks, note: words.webhooksNote },
    { to: '/admin/money#methods', title: words.payment, note: words.paymentNote },
  ];
  return (
    <>
      <ScreenHead title={words.title} />
      <Places list={places} />
      <div className={styles.parts}>
        <Loaded of={today}>{({ stock }) => <Threshold key={stock.threshold} stored={stock.threshold} />}</Loaded>
        <RemoveSample />
        <ServerSettings />
      </div>
    </>
  );
}

const addressVariable = 'PUBLIC_URL';

/** What the process must know before it listens, and so cannot be changed here. */
function ServerSettings() {
  return (
    <section aria-labelledby="server" className={styles.part}>
      <h2 id="server">{words.server.title}</h2>
      <p className={styles.soft}>{words.server.note}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{words.server.web}</dt>
          <dd>
            <code>{addressVariable}</code>
          </dd>
        </div>
      </dl>
    </section>
  );
}

/** From how many pieces on a variant is low on stock. */
function Threshold({ stored }: { stored: number }) {
  const save = useWrite('setStockThreshold', { touches: ['getToday'] });
  const [typed, setTyped] = useState(String(stored));
  const threshold = Number(typed);
  const isValid = /^\d+$/.test(typed) && threshold <= highestStockThreshold;
  return (
    <section aria-labelledby="stock" className={styles.part}>
      <h2 id="stock">{words.stock}</h2>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault();
          if (isValid) save.mutate({ body: { threshold } }, { onSuccess: () => say(words.saved), onError: sayFailure });
        }}
      >
        <TextField
          label={words.threshold}
          hint={words.thresholdHint}
          type="number"
          inputMode="numeric"
          value={typed}
          onChange={setTyped}
        />
        <Button type="submit" busy={save.isPending} isDisabled={!isValid || threshold === stored}>
          {words.save}
        </Button>
      </form>
    </section>
  );
}
