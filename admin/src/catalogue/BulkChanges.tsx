import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { type PriceRounding, priceRoundings } from '@afterimage/contract/values/catalogue-desk.ts';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { useCall } from '../data/use-call.ts';
import { CheckField, SelectField, TextField } from '../form/fields.tsx';
import { Button } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { BulkSheet } from '../table/BulkSheet.tsx';
import { words } from './catalogue.words.ts';
import styles from './catalogue.module.css';

interface Selected {
  condition: { filter?: string; text?: string };
}
type OwnPrice = Reply<'previewPrices'>['itemList'][number]['ownPriceList'][number];
type Step = 'closed' | 'form' | 'run';

/** Changes the prices of all selected products by a percentage, after some of them were shown with the new price. */
export function PriceChange({ condition }: Selected) {
  const [step, setStep] = useState<Step>('closed');
  const [typed, setTyped] = useState('');
  const [rounding, setRounding] = useState<PriceRounding>('none');
  const percent = /^-?\d{1,3}(?:[.,]\d{1,2})?$/.test(typed.trim()) ? Number(typed.replace(',', '.')) : Number.NaN;
  const isValid = percent >= -90 && percent <= 500 && percent !== 0;
  return (
    <>
      <Button small onPress={() => setStep('form')}>
        {words.changePrices}
      </Button>
      <Sheet
        title={words.changePrices}
        isOpen={step === 'form'}
        onClose={() => setStep('closed')}
        footer={
          <Button kind="primary" isDisabled={!isValid} onPress={() => setStep('run')}>
            {words.goOn}
          </Button>
        }
      >
        <TextField label={words.percent} hint={words.percentHint} inputMode="text" value={typed} onChange={setTyped} />
        <SelectField
          label={words.rounding}
          value={rounding}
          options={priceRoundings.map((value) => ({ value, label: words.roundings[value] }))}
          onChange={(value) => setRounding(priceRoundings.find((one) => one === value) ?? 'none')}
        />
        {isValid ? <PricePreview body={{ ...condition, percent, rounding }} /> : null}
      </Sheet>
      {step === 'run' ? (
        <BulkSheet
          list="products"
          action={{ id: 'change-price', title: words.changePrices, input: { percent, rounding } }}
          condition={condition}
          onClose={() => setStep('closed')}
        />
      ) : null}
    </>
  );
}

function PricePreview({
  body,
}: {
  body: { percent: number; rounding: PriceRounding; filter?: string; text?: string };
}) {
  const preview = useCall('previewPrices', { body }, { keepsPrevious: true });
  return (
    <Loaded of={preview}>
      {({ itemList, currency }) => (
        <section aria-label={words.preview}>
          <ul className={styles.plain}>
            {itemList.map(({ id, name, before, after, ownPriceList, ownPriceCount }) => (
              <li key={id}>
                <span>
                  {words.priceLine({
                    name,
                    before: formatPrice(before, currency),
                    after: formatPrice(after, currency),
                  })}
                </span>
                <OwnPrices list={ownPriceList} count={ownPriceCount} currency={currency} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </Loaded>
  );
}

/** The variants that have prices of their own: these change too. */
function OwnPrices({ list, count, currency }: { list: readonly OwnPrice[]; count: number; currency: string }) {
  if (count === 0) return null;
  const more = count - list.length;
  const lines = list.map(({ sku, before, after }) =>
    words.priceLine({ name: sku, before: formatPrice(before, currency), after: formatPrice(after, currency) }),
  );
  return (
    <ul className={styles.soft}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
      {more === 0 ? null : <li>{words.morePrices({ count: more })}</li>}
    </ul>
  );
}

/** Puts all selected products into a category, with their others or into it alone. */
export function CategoryChange({
  condition,
  categories,
}: Selected & { categories: readonly { id: string; name: string }[] }) {
  const [step, setStep] = useState<Step>('closed');
  const [chosen, setChosen] = useState('');
  const [isOnly, setOnly] = useState(false);
  const category = chosen || (categories[0]?.id ?? '');
  return (
    <>
      <Button small isDisabled={categories.length === 0} onPress={() => setStep('form')}>
        {words.addCategory}
      </Button>
      <Sheet
        title={words.addCategory}
        isOpen={step === 'form'}
        onClose={() => setStep('closed')}
        footer={
          <Button kind="primary" onPress={() => setStep('run')}>
            {words.goOn}
          </Button>
        }
      >
        <SelectField
          label={words.chooseCategory}
          value={category}
          onChange={setChosen}
          options={categories.map(({ id, name }) => ({ value: id, label: name }))}
        />
        <CheckField label={words.onlyCategory} isSelected={isOnly} onChange={setOnly} />
      </Sheet>
      {step === 'run' ? (
        <BulkSheet
          list="products"
          action={{ id: 'add-category', title: words.addCategory, input: { category, isOnly } }}
          condition={condition}
          onClose={() => setStep('closed')}
        />
      ) : null}
    </>
  );
}
