import { Link } from '@afterimage/ui/Link.tsx';
import { useCall } from '../data/use-call.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { BankAccountPart } from './BankAccountPart.tsx';
import { StripePart } from './StripePart.tsx';
import { settingsTrail } from './settings-trail.ts';
import { words } from './payment-settings.words.ts';
import styles from './settings.module.css';

/** The services by which customers pay. */
export function Screen() {
  const settings = useCall('getPaymentSettings');
  return (
    <>
      <ScreenHead title={words.title} trail={settingsTrail()} note={words.note} />
      <Loaded of={settings}>
        {({ bankAccount, stripe }) => (
          <div className={styles.parts}>
            <BankAccountPart stored={bankAccount} />
            <StripePart stored={stripe} />
            <p>
              <Link to="/admin/money#methods">{words.ways}</Link>
            </p>
          </div>
        )}
      </Loaded>
    </>
  );
}
