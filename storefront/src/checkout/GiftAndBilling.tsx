import type { PostalAddress } from '@afterimage/contract/accounts.ts';
import type { Country } from '@afterimage/contract/location.ts';
import { maxGiftMessage } from '@afterimage/contract/values/limits.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Checkbox, TextArea } from '@afterimage/ui/Field.tsx';
import { postalLines } from '../commerce/postal-lines.ts';
import styles from './Checkout.module.css';
import type { Draft } from './draft.ts';
import { words } from './gift-and-billing.words.ts';
import type { CheckoutProps } from './use-checkout.ts';

interface GiftAndBillingProps extends Pick<CheckoutProps, 'countries' | 'renderForm'> {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

const billingForm = 'billing-address';

/**
 * Leads to the address of the invoice as long as it is asked for and not complete; its form says what is missing. Answers whether
 * there is one in the way.
 */
export function asksForBilling({ billing }: Pick<Draft, 'billing'>): boolean {
  if (!billing || billing.address) return false;
  document.getElementById(billingForm)?.querySelector('form')?.requestSubmit();
  return true;
}

/** What only some orders need: that it is a gift, and another address for the invoice. */
export function GiftAndBilling({ draft, change, countries, renderForm }: GiftAndBillingProps) {
  const { gift = null, billing = null, address } = draft;
  const sameCountry: Record<string, string> = address ? { countryCode: address.countryCode } : {};
  return (
    <div className={styles.rare}>
      <Checkbox
        label={words.isGift}
        hint={words.giftHint}
        checked={gift !== null}
        onChange={(event) => change({ gift: event.target.checked ? '' : null })}
      />
      {gift === null ? null : (
        <TextArea
          label={words.message}
          hint={words.left({ count: maxGiftMessage - gift.length })}
          optional
          rows={3}
          maxLength={maxGiftMessage}
          value={gift}
          onChange={(event) => change({ gift: event.target.value })}
        />
      )}
      <Checkbox
        label={words.otherBilling}
        checked={billing !== null}
        onChange={(event) => change({ billing: event.target.checked ? { typed: sameCountry, address: null } : null })}
      />
      {billing === null ? null : (
        <div id={billingForm}>
          {billing.address ? (
            <BilledTo
              address={billing.address}
              countries={countries}
              onChange={() => change({ billing: { ...billing, address: null } })}
            />
          ) : (
            renderForm({
              purpose: 'billing',
              formValues: billing.typed,
              contact: null,
              saveAddress: false,
              refused: null,
              onChange: (typed) => change({ billing: { typed, address: null } }),
              onSaveAddressChange: () => undefined,
              onSubmit: async (address) => {
                change({ billing: { typed: { ...address }, address } });
                return undefined;
              },
              renderFoot: (busy) => (
                <Button type="submit" kind="secondary" busy={busy}>
                  {words.useIt}
                </Button>
              ),
            })
          )}
        </div>
      )}
    </div>
  );
}

interface BilledToProps {
  address: PostalAddress;
  countries: readonly Country[];
  onChange: () => void;
}

function BilledTo({ address, countries, onChange }: BilledToProps) {
  return (
    <>
      {postalLines(address, countries).map((line) => (
        <p key={line}>{line}</p>
      ))}
      <Button kind="quiet" small onClick={onChange}>
        {words.change}
      </Button>
    </>
  );
}
