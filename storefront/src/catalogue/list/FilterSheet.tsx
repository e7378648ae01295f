import type { Facets } from '@afterimage/contract/catalogue.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { Accordion, Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { AttributeFields, MoreFields, PriceFields } from './FilterFields.tsx';
import { bareAddress, type ListAddress } from './list-address.ts';
import { words } from './list.words.ts';
import styles from './Filters.module.css';
import type { ChangeList } from './use-list-address.ts';

interface FilterSheetProps {
  open: boolean;
  onClose: () => void;
  pendingAddress: ListAddress;
  change: ChangeList;
  facets: Facets | undefined;
  total: number | undefined;
  busy: boolean;
}

/** All filters on a phone; the list behind it follows at once, the button says how much of it there is. */
export function FilterSheet({ open, onClose, pendingAddress, change, facets, total, busy }: FilterSheetProps) {
  const { key, sort, filters } = pendingAddress;
  const fields = { pendingAddress, change, facets };
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={words.filters}
      sheet="bottom"
      footer={
        <>
          <Button wide busy={busy} busyText={words.showing} onClick={onClose}>
            {words.show({ count: total ?? 0 })}
          </Button>
          <Button kind="quiet" small onClick={() => change({ ...bareAddress(filters), key, sort })}>
            {words.clearAll}
          </Button>
        </>
      }
    >
      <div className={styles.sheet}>
        <Accordion>
          {filters.attributeList.map((attribute, index) => (
            <Disclosure
              key={attribute.id}
              title={attribute.name}
              open={index === 0 || pendingAddress.values[attribute.id] !== undefined}
            >
              <AttributeFields attribute={attribute} {...fields} />
            </Disclosure>
          ))}
          {filters.currency ? (
            <Disclosure title={words.price} open={pendingAddress.price !== null}>
              <PriceFields {...fields} />
            </Disclosure>
          ) : null}
          <Disclosure title={words.more} open>
            <MoreFields {...fields} />
          </Disclosure>
        </Accordion>
      </div>
    </Dialog>
  );
}
