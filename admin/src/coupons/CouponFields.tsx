import { type CouponKind, couponKinds } from '@afterimage/contract/coupons.ts';
import { couponLimits } from '@afterimage/contract/values/coupon-desk.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { SelectField, TextField } from '../form/fields.tsx';
import { MomentField } from '../parts/MomentField.tsx';
import { shopCurrency } from '../parts/shop-place.ts';
import { AmountField } from '../catalogue/AmountField.tsx';
import { type CouponDraft, couponSentence } from './coupon-draft.ts';
import { words } from './coupons.words.ts';

interface CouponFieldsProps {
  draft: CouponDraft;
  change(part: Partial<CouponDraft>): void;
  fields: Readonly<Record<string, string>> | undefined;
}

const digitsOf = (text: string, most: number) => Math.min(most, Number(text.replaceAll(/\D/g, '') || 0));
const usesOf = (text: string) => digitsOf(text, couponLimits.uses) || null;

/** All that a coupon says, and what customers get by it in a sentence. */
export function CouponFields({ draft, change, fields }: CouponFieldsProps) {
  return (
    <div className={catalogueStyles.parts}>
      <section aria-labelledby="preview" className={catalogueStyles.part}>
        <h2 id="preview">{words.summary}</h2>
        <p aria-live="polite">{couponSentence(draft)}</p>
      </section>
      <section className={catalogueStyles.part}>
        <Gift draft={draft} change={change} fields={fields} />
        <TextsIn
          label={(language) => words.nameIn({ language })}
          value={draft.title}
          onChange={(title) => change({ title })}
          maxLength={couponLimits.title}
          errorOf={(locale) => fields?.[`title.${locale}`]}
        />
        <Limits draft={draft} change={change} fields={fields} />
      </section>
    </div>
  );
}

/** From when, until when and how often it can be used. */
function Limits({ draft, change, fields }: CouponFieldsProps) {
  return (
    <div className={catalogueStyles.fields}>
      {(['startsAt', 'endsAt'] as const).map((field) => (
        <MomentField
          key={field}
          label={words[field]}
          hint={words.always}
          value={draft[field]}
          onChange={(at) => change({ [field]: at })}
          error={fields?.[field]}
        />
      ))}
      {(['maxUses', 'maxUsesPerCustomer'] as const).map((field) => (
        <TextField
          key={field}
          label={words[field]}
          hint={words.always}
          inputMode="numeric"
          value={draft[field] === null ? '' : String(draft[field])}
          onChange={(text) => change({ [field]: usesOf(text) })}
          error={fields?.[field]}
        />
      ))}
    </div>
  );
}

/** The code, and what it gives. */
function Gift({ draft, change, fields }: CouponFieldsProps) {
  const { kind } = draft;
  const changeKind = (next: string) =>
    change({ kind: next as CouponKind, value: next === 'percentage' ? 10 : next === 'amount' ? Number.NaN : 0 });
  return (
    <div className={catalogueStyles.fields}>
      <TextField
        label={words.code}
        hint={words.codeHint}
        value={draft.code}
        maxLength={couponLimits.code}
        onChange={(code) => change({ code })}
        error={fields?.['code']}
      />
      <SelectField
        label={words.kind}
        value={kind}
        options={couponKinds.map((value) => ({ value, label: words.kinds[value] }))}
        onChange={changeKind}
      />
      {kind === 'percentage' ? (
        <TextField
          label={words.percent}
          inputMode="numeric"
          value={String(draft.value || '')}
          onChange={(text) => change({ value: digitsOf(text, 100) })}
          error={fields?.['value']}
        />
      ) : null}
      {kind === 'amount' ? (
        <AmountField
          label={words.amount({ currency: shopCurrency() })}
          value={draft.value}
          onChange={(value) => change({ value })}
          error={fields?.['value']}
        />
      ) : null}
      <AmountField
        label={words.minimum({ currency: shopCurrency() })}
        hint={words.minimumHint}
        isOptional
        value={draft.minimumSubtotal}
        onChange={(minimumSubtotal) => change({ minimumSubtotal })}
        error={fields?.['minimumSubtotal']}
      />
    </div>
  );
}
