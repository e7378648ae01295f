import type { Address } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { postalLines } from '../commerce/postal-lines.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { words } from './address.words.ts';
import styles from './AddressBook.module.css';

type AddressCardProps = { address: Address; countries: readonly Country[]; onEdit(): void; onRemove(): void };

/** An address as it stands on a parcel, with what can be done about it. */
export function AddressCard({ address, countries, onEdit, onRemove }: AddressCardProps) {
  const name = `${address.firstName} ${address.lastName}`.trim();
  return (
    <>
      {address.isDefault ? <p className={styles.default}>{words.isDefault}</p> : null}
      <address className={styles.address}>
        {postalLines(address, countries).map((line, index) => (
          <span key={index}>{line}</span>
        ))}
        {address.phone ? <span className={styles.phone}>{address.phone}</span> : null}
      </address>
      <div className={styles.ways}>
        <span data-opens={address.id}>
          <Button kind="quiet" small aria-label={words.editOf({ name })} onClick={onEdit}>
            {words.edit}
          </Button>
        </span>
        <Button kind="quiet" small aria-label={words.removeOf({ name })} onClick={onRemove}>
          {words.remove}
        </Button>
      </div>
    </>
  );
}
