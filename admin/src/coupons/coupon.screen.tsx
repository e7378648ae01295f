import { useState } from 'react';
import { useNavigate, useParams } from '@afterimage/client/navigation/navigation.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { type CouponDraft, couponDraftOf, type DeskCoupon, newCouponDraft } from './coupon-draft.ts';
import { couponTones } from './coupon-tones.ts';
import { CouponFields } from './CouponFields.tsx';
import { words } from './coupons.words.ts';

const trail = () => [
  { title: words.content, to: '/admin/content' },
  { title: words.title, to: '/admin/coupons' },
];
const touches = ['getDeskCoupon', 'listDeskCoupons'] as const;
const isWhole = ({ code, value, minimumSubtotal }: CouponDraft) =>
  code.trim() !== '' && !Number.isNaN(value) && !Number.isNaN(minimumSubtotal);

/** A coupon as it is edited, or a new one. */
export function Screen() {
  const { couponId } = useParams();
  return couponId === 'new' ? <NewCoupon /> : <StoredCoupon couponId={Number(couponId)} />;
}

function StoredCoupon({ couponId }: { couponId: number }) {
  const coupon = useCall('getDeskCoupon', { params: { couponId } });
  return <Loaded of={coupon}>{(data) => <Form key={data.id} coupon={data} />}</Loaded>;
}

function NewCoupon() {
  const navigate = useNavigate();
  const add = useWrite('addCoupon', { touches: ['listDeskCoupons'] });
  const [draft, setDraft] = useState(newCouponDraft);
  const send = () =>
    add.mutate(
      { body: draft },
      {
        onSuccess: ({ id, code }) => {
          say(words.added({ code }));
          void navigate(`/admin/coupons/${id}`, { replace: true });
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  return (
    <>
      <ScreenHead
        title={words.newCoupon}
        trail={trail()}
        actions={
          <Button kind="primary" busy={add.isPending} isDisabled={!isWhole(draft)} onPress={send}>
            {words.create}
          </Button>
        }
      />
      <CouponFields
        draft={draft}
        change={(part) => setDraft((present) => ({ ...present, ...part }))}
        fields={add.error?.failure.fields}
      />
    </>
  );
}

const titles = (): Record<keyof CouponDraft, string> => ({
  code: words.code,
  title: words.name,
  kind: words.kind,
  value: words.kind,
  minimumSubtotal: words.minimumName,
  startsAt: words.startsAt,
  endsAt: words.endsAt,
  maxUses: words.maxUses,
  maxUsesPerCustomer: words.maxUsesPerCustomer,
});

function Form({ coupon }: { coupon: DeskCoupon }) {
  const mayWrite = useMay('catalogue.write');
  const form = useDraft<CouponDraft>({ stored: couponDraftOf(coupon), version: coupon.version });
  const { draft, changed } = form;
  const saving = useWrite('saveCoupon', { touches });
  const save = () =>
    saving.mutate(
      { params: { couponId: coupon.id }, body: { ...draft, version: form.version } },
      {
        onSuccess: (saved) => {
          form.accept(draft, couponDraftOf(saved), saved.version);
          say(words.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  useShortcuts(changed.length > 0 && isWhole(draft) ? [{ keys: ['s'], title: words.save, run: save }] : []);
  return (
    <>
      <ScreenHead
        title={coupon.code}
        trail={trail()}
        marks={<Mark tone={couponTones[coupon.state]}>{words.states[coupon.state]}</Mark>}
        note={`${words.uses}: ${coupon.useCount}`}
        actions={mayWrite ? <Switch coupon={coupon} /> : null}
      />
      <DraftFrame
        form={form}
        titles={titles()}
        show={(_field, value) => shownValue(value)}
        changed={[...new Set(changed.map((field) => titles()[field]))]}
        isInvalid={!isWhole(draft)}
        isReadOnly={!mayWrite}
        saving={saving}
        onSave={save}
      >
        <CouponFields draft={draft} change={form.change} fields={saving.error?.failure.fields} />
      </DraftFrame>
    </>
  );
}

/** Ends a coupon, or takes that back. */
function Switch({ coupon: { id, code, version, state } }: { coupon: DeskCoupon }) {
  const turn = useWrite('switchCoupon', { touches });
  const isOn = state === 'switchedOff';
  return (
    <Button
      busy={turn.isPending}
      onPress={() =>
        turn.mutate(
          { params: { couponId: id }, body: { version, isOn } },
          { onSuccess: () => say((isOn ? words.hasResumed : words.hasEnded)({ code })), onError: sayFailure },
        )
      }
    >
      {isOn ? words.resume : words.end}
    </Button>
  );
}

/** A value as a person reads it where two sides have changed it. */
function shownValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  return value === null || value === undefined ? words.nothing : Object.values(value).join(' / ');
}
