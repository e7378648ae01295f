import { chevronDownIcon, chevronUpIcon, trashIcon } from '@afterimage/ui/icons.ts';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { IconButton } from '../../parts/Button.tsx';
import { shopCurrency } from '../../parts/shop-place.ts';
import { AmountField } from '../AmountField.tsx';
import type { DeskProduct } from '../product-draft.ts';
import { TextsIn } from '../TextsIn.tsx';
import type { useOrder } from '../use-order.ts';
import type { OptionDraft } from './choice-draft.ts';
import { words } from './choices.words.ts';
import type { ProductModels } from './model-effects.ts';
import { OptionEffects } from './OptionEffects.tsx';
import styles from './choices.module.css';

interface OptionRowProps {
  option: OptionDraft;
  number: number;
  count: number;
  slotList: DeskProduct['slotList'];
  models: ProductModels;
  order: ReturnType<typeof useOrder>;
  /** What was refused, by the field of the option. */
  errorOf(field: string): string | undefined;
  onChange(option: OptionDraft): void;
  onRemove(): void;
  /** A 3D model was sent for this option. */
  onSent(model: ProductModel): void;
}

/** An option of a choice: its name, its price, and what it changes. */
export function OptionRow({ option, number, count, slotList, models, order, errorOf, ...acts }: OptionRowProps) {
  const { onChange, onRemove, onSent } = acts;
  const { key, title, price } = option;
  return (
    <li className={styles.option} aria-label={words.option({ number })}>
      <div className={styles.head}>
        <h3>{words.option({ number })}</h3>
        <IconButton
          icon={chevronUpIcon}
          label={words.optionUp({ number })}
          isDisabled={number === 1}
          onPress={() => order.move(key, -1)}
        />
        <IconButton
          icon={chevronDownIcon}
          label={words.optionDown({ number })}
          isDisabled={number === count}
          onPress={() => order.move(key, 1)}
        />
        <IconButton
          icon={trashIcon}
          label={words.removeOption({ number })}
          isDisabled={count === 1}
          onPress={onRemove}
        />
      </div>
      <TextsIn
        label={(language) => words.optionIn({ language })}
        value={title}
        onChange={(texts) => onChange({ ...option, title: texts })}
        maxLength={60}
        errorOf={(locale) => errorOf(`title.${locale}`)}
      />
      <div className={styles.price}>
        <AmountField
          label={words.price({ currency: shopCurrency() })}
          hint={words.priceHint}
          isOptional
          value={price}
          onChange={(value) => onChange({ ...option, price: value })}
          error={errorOf('price')}
        />
      </div>
      <OptionEffects
        option={option}
        slotList={slotList}
        models={models}
        errorOf={(index) => errorOf(`effectList.${index}`)}
        onSent={onSent}
        onChange={(effectList) => onChange({ ...option, effectList })}
      />
    </li>
  );
}
