import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { Button, IconButton } from '@afterimage/ui/Button.tsx';
import { Field } from '@afterimage/ui/Field.tsx';
import { closeIcon, plusIcon } from '@afterimage/ui/icons.ts';
import { Icon } from '@afterimage/ui/Icon.tsx';
import styles from './Coupon.module.css';
import { words } from './price.words.ts';

/** The discount code of an order, as far as it has been told. */
export interface CouponSlot {
  /** The code that is in the price, or is being looked up. */
  code: string | null;
  busy: boolean;
  /** What it takes off, written as money; null as long as it takes off nothing. */
  less: string | null;
  /** Why the last one was refused. */
  error: string | null;
  onApply(code: string): void;
  onRemove(): void;
  onTyping(): void;
}

/** Quiet until somebody has a code: then a field, and a code that counts as something that can be taken off again. */
export function CouponField({ code, busy, less, error, onApply, onRemove, onTyping }: CouponSlot) {
  const [open, setOpen] = useState(false);
  const [codeInput, setCodeInput] = useState('');
  const [statusText, setStatusText] = useState('');
  const opener = useRef<HTMLButtonElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const chip = useRef<HTMLParagraphElement>(null);
  /** Where the focus goes with the next change, when it was here. */
  const next = useRef<'field' | 'chip' | 'opener' | null>(null);
  const counts = code !== null && !busy;

  useEffect(() => {
    if (next.current === 'field' && open) form.current?.querySelector('input')?.focus();
    else if (next.current === 'chip' && counts) chip.current?.querySelector('button')?.focus();
    else if (next.current === 'opener' && !counts) opener.current?.focus();
    else return;
    next.current = null;
  }, [open, counts]);
  useEffect(() => {
    if (error) form.current?.querySelector('input')?.focus({ preventScroll: true });
  }, [error]);

  const apply = () => {
    next.current = 'chip';
    setStatusText('');
    onApply(codeInput);
  };
  const remove = () => {
    next.current = 'opener';
    setOpen(false);
    setCodeInput('');
    setStatusText(words.removed);
    onRemove();
  };
  return (
    <div className={styles.coupon}>
      {counts ? (
        <p ref={chip} className={styles.chip}>
          <strong>{code}</strong>
          <span className={styles.effect}>{less ? `−${less}` : words.nothingYet}</span>
          <IconButton icon={closeIcon} label={words.remove({ code })} className={styles.remove} onClick={remove} />
        </p>
      ) : open || error || code !== null ? (
        <CouponForm
          form={form}
          typed={codeInput}
          busy={busy}
          error={error}
          onApply={apply}
          onType={(text) => {
            setCodeInput(text);
            if (error) onTyping();
          }}
        />
      ) : (
        <Opener
          button={opener}
          onOpen={() => {
            next.current = 'field';
            setOpen(true);
          }}
        />
      )}
      <output className="visually-hidden">
        {counts ? (less ? words.applied({ code, amount: less }) : '') : statusText}
      </output>
    </div>
  );
}

function Opener({ button, onOpen }: { button: RefObject<HTMLButtonElement | null>; onOpen(): void }) {
  return (
    <button ref={button} type="button" className={styles.opener} onClick={onOpen}>
      <Icon of={plusIcon} size={18} />
      {words.add}
    </button>
  );
}

type CouponFormProps = Pick<CouponSlot, 'busy' | 'error'> & {
  form: RefObject<HTMLFormElement | null>;
  typed: string;
  onApply(): void;
  onType(text: string): void;
};

function CouponForm({ form, typed: codeInput, busy, error, onApply, onType }: CouponFormProps) {
  const [isMissing, setIsMissing] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setIsMissing(codeInput.trim() === '');
    if (codeInput.trim() !== '') onApply();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      <Field
        label={words.field}
        name="coupon"
        value={codeInput}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        {...((isMissing || error) && { error: isMissing ? words.enter : (error ?? '') })}
        onChange={(event) => {
          setIsMissing(false);
          onType(event.target.value);
        }}
      />
      <Button type="submit" kind="secondary" busy={busy} busyText={words.applying} className={styles.apply}>
        {words.apply}
      </Button>
    </form>
  );
}
