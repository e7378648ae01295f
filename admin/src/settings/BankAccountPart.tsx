import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { bankAccountLimits as limits, isIban } from '@afterimage/contract/values/bank-account.ts';
import { useWrite } from '../data/use-call.ts';
import { DraftTextField } from '../form/DraftTextField.tsx';
import { ServiceActs, ServiceSheet } from './ServiceActs.tsx';
import { ServiceCard } from './ServiceCard.tsx';
import { words as all } from './payment-settings.words.ts';

const words = all.bank;
type Stored = Reply<'getPaymentSettings'>['bankAccount'];

/** An IBAN in groups of four, as it is printed. */
const groupedIban = (iban: string) => iban.replace(/(.{4})(?=.)/g, '$1 ');

/** The account to which customers transfer money. */
export function BankAccountPart({ stored }: { stored: Stored }) {
  const { account, version, byHost } = stored;
  const facts = account && [
    [words.holder, account.holder] as const,
    [words.iban, groupedIban(account.iban)] as const,
    ...(account.bic === '' ? [] : [[words.bicName, account.bic] as const]),
    ...(account.bank === '' ? [] : [[words.bankName, account.bank] as const]),
    [words.days, words.daysValue({ days: account.days })] as const,
  ];
  return (
    <ServiceCard
      title={words.title}
      isByHost={byHost}
      about={words.none}
      facts={facts}
      acts={
        <ServiceActs
          service="bank-account"
          version={version}
          isSet={account !== null}
          words={words}
          renderSheet={(close) => <AccountSheet stored={stored} onClose={close} />}
        />
      }
    />
  );
}

const emptyAccount = { holder: '', iban: '', bic: '', bank: '', days: 7 };

interface TypedAccount {
  holder: string;
  iban: string;
  bic: string;
  bank: string;
  days: string;
}

/** What is typed of the account. It is saved with the version that was there when the sheet was opened. */
function AccountSheet({ stored, onClose }: { stored: Stored; onClose(): void }) {
  const save = useWrite('saveBankAccount', { touches: ['getPaymentSettings', 'getChecklist'] });
  const [version] = useState(stored.version);
  const [draft, setDraft] = useState<TypedAccount>(() => {
    const account = stored.account ?? emptyAccount;
    return { ...account, iban: groupedIban(account.iban), days: String(account.days) };
  });
  return (
    <ServiceSheet
      title={words.sheet}
      saving={save}
      onSave={(outcome) => save.mutate({ body: { ...draft, days: Number(draft.days), version } }, outcome)}
      onClose={onClose}
    >
      <AccountFields
        draft={draft}
        errors={save.error?.failure.fields ?? {}}
        change={(part) => setDraft((before) => ({ ...before, ...part }))}
      />
    </ServiceSheet>
  );
}

interface AccountFieldsProps {
  draft: TypedAccount;
  errors: Readonly<Record<string, string>>;
  change(part: Partial<TypedAccount>): void;
}

function AccountFields(props: AccountFieldsProps) {
  const { draft, errors, change } = props;
  // While an IBAN is being typed, it is not called wrong.
  const [wasLeft, setLeft] = useState(false);
  const isWrong = wasLeft && draft.iban.trim() !== '' && !isIban(draft.iban);
  return (
    <>
      <DraftTextField
        {...props}
        field="holder"
        label={words.holder}
        isRequired
        autoComplete="off"
        maxLength={limits.holder}
      />
      <DraftTextField
        {...props}
        field="iban"
        label={words.iban}
        isRequired
        autoComplete="off"
        spellCheck="false"
        maxLength={60}
        onBlur={() => setLeft(true)}
        errors={isWrong ? { iban: words.wrongIban } : errors}
      />
      <DraftTextField
        {...props}
        field="bic"
        label={words.bic}
        hint={words.bicHint}
        autoComplete="off"
        spellCheck="false"
        maxLength={20}
      />
      <DraftTextField {...props} field="bank" label={words.name} maxLength={limits.bank} />
      <DraftTextField
        {...props}
        field="days"
        label={words.days}
        hint={words.daysHint({ most: limits.days })}
        isRequired
        inputMode="numeric"
        change={({ days = '' }) => change({ days: days.replaceAll(/\D/g, '') })}
      />
    </>
  );
}
