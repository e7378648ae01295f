import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Address } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { useAppDispatch } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { isFocusFree } from '@afterimage/ui/focus-free.ts';
import { RemovedNote } from '@afterimage/ui/RemovedNote.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { addAddress, deleteAddress, loadAddresses } from './address.state.ts';
import { words } from './address.words.ts';
import styles from './AddressBook.module.css';
import { AddressCard } from './AddressCard.tsx';
import { AddressEditor } from './AddressEditor.tsx';

type AddressBookProps = { addresses: readonly Address[]; countries: readonly Country[] };

/** Which form is open: one of an address, the one of a new address, or none. */
type Open = string | null;
const newOne = 'new';

const fullName = ({ firstName, lastName }: Address) => `${firstName} ${lastName}`.trim();

/** The saved addresses; each is changed where it stands, and one that was deleted can be had back for a moment. */
export function AddressBook({ addresses, countries }: AddressBookProps) {
  const [open, setOpen] = useState<Open>(null);
  const list = useRef<HTMLDivElement>(null);
  useFocusOnOpener(list, open);
  const { removed, remove, undo, forget } = useRemovedAddress(addresses, () => setOpen(null));

  const note = removed ? (
    <li key="removed" className={styles.removed}>
      <RemovedNote
        key={removed.address.id}
        text={words.removed({ name: fullName(removed.address) })}
        undo={words.undo}
        undoLabel={words.undoOf({ name: fullName(removed.address) })}
        onUndo={() => void undo()}
        onExpire={(hadFocus) => {
          forget();
          if (hadFocus) list.current?.querySelector<HTMLElement>('button')?.focus();
        }}
      />
    </li>
  ) : null;
  const cards = addresses.map((address, place) => (
    <li key={address.id} className={open === address.id ? styles.open : styles.card}>
      {open === address.id ? (
        <AddressEditor address={address} countries={countries} onClose={() => setOpen(null)} />
      ) : (
        <AddressCard
          address={address}
          countries={countries}
          onEdit={() => setOpen(address.id)}
          onRemove={() => void remove(address, place)}
        />
      )}
    </li>
  ));
  if (note) cards.splice(removed?.place ?? 0, 0, note);
  return (
    <div ref={list}>
      {cards.length > 0 ? <ul className={styles.list}>{cards}</ul> : null}
      {cards.length === 0 && open !== newOne ? (
        <EmptyState title={words.empty}>
          <p>{words.emptyText}</p>
        </EmptyState>
      ) : null}
      {open === newOne ? (
        <div className={styles.new}>
          <AddressEditor address={null} countries={countries} onClose={() => setOpen(null)} />
        </div>
      ) : (
        <div className={styles.add} data-opens={newOne}>
          <Button kind={cards.length > 0 ? 'secondary' : 'primary'} onClick={() => setOpen(newOne)}>
            {words.add}
          </Button>
        </div>
      )}
    </div>
  );
}

/** Where a form was, the focus goes to the button that opened it. */
function useFocusOnOpener(list: RefObject<HTMLElement | null>, open: Open): void {
  const lastOpen = useRef<Open>(null);
  useEffect(() => {
    if (open === null && lastOpen.current !== null) {
      const name = lastOpen.current;
      if (isFocusFree(list.current)) list.current?.querySelector<HTMLElement>(`[data-opens="${name}"] button`)?.focus();
    }
    lastOpen.current = open;
  }, [list, open]);
}

/** Deletes an address, and has back the last one that was. */
function useRemovedAddress(addresses: readonly Address[], onRemove: () => void) {
  const dispatch = useAppDispatch();
  const [removedAddress, setRemovedAddress] = useState<{ address: Address; place: number } | null>(null);
  // Pressed twice, each is done once.
  const undoing = useRef(false);
  const removing = useRef(new Set<string>());
  const remove = async (address: Address, place: number) => {
    if (removing.current.has(address.id)) return;
    removing.current.add(address.id);
    onRemove();
    const result = await dispatch(deleteAddress(address.id));
    removing.current.delete(address.id);
    if (deleteAddress.rejected.match(result)) return;
    setRemovedAddress({ address, place });
    // Another one has become the default.
    if (address.isDefault && addresses.length > 1) void dispatch(loadAddresses());
  };
  const undo = async () => {
    if (!removedAddress || undoing.current) return;
    undoing.current = true;
    const { id: _, ...body } = removedAddress.address;
    const result = await dispatch(addAddress(body));
    undoing.current = false;
    if (addAddress.fulfilled.match(result)) setRemovedAddress(null);
  };
  return { removed: removedAddress, remove, undo, forget: () => setRemovedAddress(null) };
}
