import { Fragment } from 'react';
import type { DeliveryMethod } from '@afterimage/contract/checkout.ts';
import { deliveryPrice } from '@afterimage/contract/values/money.ts';
import { RadioList } from '@afterimage/ui/Choice.tsx';
import { formatPrice, formatRoundPrice } from '@afterimage/ui/format-price.ts';
import { ErrorState, Skeleton } from '@afterimage/ui/States.tsx';
import { arrivalDates } from '../commerce/arrival.ts';
import { countryCalled } from '../commerce/country-name.ts';
import { pickupLines } from '../commerce/pickup-lines.ts';
import { words } from './checkout.words.ts';
import { words as deliveryWords } from './delivery.words.ts';

type DeliveryStepProps = {
  methods: readonly DeliveryMethod[] | null;
  /** Where it goes; null as long as it is not known. */
  country: string | null;
  failed: boolean;
  onRetry(): void;
  /** What the goods cost after discounts. */
  itemsTotal: number;
  selectedId: string | null;
  onChoose(id: string): void;
};

/** Asks how the order comes, with price and time of each way. */
export function DeliveryStep({
  methods,
  country,
  failed,
  onRetry,
  itemsTotal,
  selectedId,
  onChoose,
}: DeliveryStepProps) {
  if (!methods) {
    if (failed) return <ErrorState title={words.methodsFailed} onRetry={onRetry} />;
    return (
      <div aria-busy="true">
        <p className="visually-hidden">{words.methodsLoading}</p>
        <Skeleton height="160px" />
      </div>
    );
  }
  if (methods.length === 0 && country !== null)
    return <p role="alert">{words.notDelivered({ country: countryCalled(country) })}</p>;
  return (
    <RadioList
      legend={words.methods}
      hideLegend
      value={selectedId}
      onChange={onChoose}
      choices={methods.map((method) => ({
        value: method.id,
        label: method.name,
        detail: (
          <>
            <ArrivalLines method={method} />
            <FreeFrom method={method} itemsTotal={itemsTotal} />
          </>
        ),
        end: priceWords(method, itemsTotal),
      }))}
    />
  );
}

/** When it arrives; or when, where and at which hours it can be picked up. */
function ArrivalLines({ method }: { method: DeliveryMethod }) {
  const { pickup } = method;
  const dates = arrivalDates(method);
  if (!pickup) return deliveryWords.arrives({ dates });
  return [deliveryWords.ready({ dates }), ...pickupLines(pickup)].map((line, at) => (
    <Fragment key={line}>
      {at > 0 ? <br /> : null}
      {line}
    </Fragment>
  ));
}

function FreeFrom({ method, itemsTotal }: { method: DeliveryMethod; itemsTotal: number }) {
  const { freeFrom, currency } = method;
  if (freeFrom === null || itemsTotal >= freeFrom) return null;
  return (
    <>
      <br />
      {words.freeMore({
        from: formatRoundPrice(freeFrom, currency),
        amount: formatPrice(freeFrom - itemsTotal, currency),
      })}
    </>
  );
}

/** The chosen way of delivery in short. */
export function DeliverySummary({ method, itemsTotal }: { method: DeliveryMethod; itemsTotal: number }) {
  return (
    <>
      <p>
        {method.name}, {priceWords(method, itemsTotal)}
      </p>
      <p>
        <ArrivalLines method={method} />
      </p>
    </>
  );
}

/** What a way of delivery costs for these goods. */
function priceWords(method: DeliveryMethod, itemsTotal: number): string {
  const price = deliveryPrice(method, itemsTotal);
  return price === 0 ? words.free : formatPrice(price, method.currency);
}
