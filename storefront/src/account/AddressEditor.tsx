import { useEffect, useId, useRef, useState } from 'react';
import type { Address } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Checkbox } from '@afterimage/ui/Field.tsx';
import { valuesOf } from './address-form.ts';
import { addAddress, updateAddress } from './address.state.ts';
import { words } from './address.words.ts';
import styles from './AddressBook.module.css';
import { AddressForm } from './AddressForm.tsx';
import { FormButtons } from './FormButtons.tsx';

type AddressEditorProps = { address: Address | null; countries: readonly Country[]; onClose(): void };

/** The form of a saved address, or of a new one. */
export function AddressEditor({ address, countries, onClose }: AddressEditorProps) {
  const dispatch = useAppDispatch();
  const [isDefault, setDefault] = useState(address?.isDefault ?? false);
  const title = useId();
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.querySelector('select')?.focus(), []);
  return (
    <section ref={box} aria-labelledby={title} className={styles.editor}>
      <h2 id={title} className={styles.title}>
        {address ? words.editTitle : words.addTitle}
      </h2>
      <AddressForm
        countries={countries}
        initial={valuesOf(address ?? {})}
        use=""
        onSubmit={async (body) => {
          const addressInput = { ...body, isDefault };
          const done = address
            ? await dispatch(updateAddress({ addressId: address.id, body: addressInput }))
            : await dispatch(addAddress(addressInput));
          if (updateAddress.rejected.match(done) || addAddress.rejected.match(done)) return done.payload?.fields ?? {};
          onClose();
          return undefined;
        }}
        extra={
          address?.isDefault ? (
            <p className={styles.stays}>{words.staysDefault}</p>
          ) : (
            <Checkbox
              label={words.makeDefault}
              checked={isDefault}
              onChange={(event) => setDefault(event.target.checked)}
            />
          )
        }
        renderFoot={(busy) => (
          <FormButtons
            className={styles.buttons}
            name={words.save}
            busy={busy}
            busyText={words.isSaving}
            cancelName={words.cancel}
            onCancel={onClose}
          />
        )}
      />
    </section>
  );
}
