import { useState } from 'react';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { catalogueLimits } from '@afterimage/contract/values/catalogue-desk.ts';
import { useCall } from '../data/use-call.ts';
import { TextField } from '../form/fields.tsx';
import { Button, IconButton } from '../parts/Button.tsx';
import { Mark } from '../parts/Mark.tsx';
import { words as listWords } from './catalogue.words.ts';
import { stateTones } from './product-columns.tsx';
import type { DeskProduct } from './product-draft.ts';
import { words } from './product.words.ts';
import { useOrder } from './use-order.ts';
import styles from './catalogue.module.css';

type Related = DeskProduct['relatedList'][number];

interface RelatedProductsProps {
  list: readonly Related[];
  onChange(list: Related[]): void;
  /** The article number of the product itself. */
  sku: string;
  fields: Readonly<Record<string, string>> | undefined;
}

/** What the shop shows with a product: found by name or number, put into order by dragging or by steps. */
export function RelatedProducts({ list, onChange, sku, fields }: RelatedProductsProps) {
  const order = useOrder(
    list.map((one) => one.sku),
    (keys) => onChange(keys.flatMap((key) => list.find((one) => one.sku === key) ?? [])),
  );
  return (
    <section aria-labelledby="related" className={styles.part}>
      <h2 id="related">{words.related}</h2>
      <p className={styles.soft}>{words.relatedHint}</p>
      {list.length > 0 ? (
        <ol className={styles.rows}>
          {list.map((one, at) => (
            <li key={one.sku} {...order.dragProps(one.sku)}>
              <RelatedName product={one} error={fields?.[`relatedList.${at}`]} />
              <span className={styles.tools}>
                <IconButton
                  icon={chevronUpIcon}
                  label={words.relatedEarlier({ name: one.name })}
                  isDisabled={at === 0}
                  onPress={() => order.move(one.sku, -1)}
                />
                <IconButton
                  icon={chevronDownIcon}
                  label={words.relatedLater({ name: one.name })}
                  isDisabled={at === list.length - 1}
                  onPress={() => order.move(one.sku, 1)}
                />
                <IconButton
                  icon={trashIcon}
                  label={words.relatedRemove({ name: one.name })}
                  onPress={() => onChange(list.filter((_, index) => index !== at))}
                />
              </span>
            </li>
          ))}
        </ol>
      ) : null}
      {list.length < catalogueLimits.related ? (
        <FindProduct
          isTaken={(other) => other === sku || list.some((one) => one.sku === other)}
          onAdd={(one) => onChange([...list, one])}
        />
      ) : (
        <p>{words.relatedFull}</p>
      )}
    </section>
  );
}

function RelatedName({ product, error }: { product: Related; error?: string | undefined }) {
  const { name, sku, state, picture } = product;
  return (
    <span className={styles.named}>
      {picture ? <img src={picture.url} alt="" width={picture.width} height={picture.height} /> : <span />}
      <span className={styles.rowText}>
        <strong>{name}</strong>
        <span className={styles.soft}>{sku}</span>
        {state === 'published' ? null : <Mark tone={stateTones[state]}>{listWords.states[state]}</Mark>}
        {error ? (
          <span role="alert" className={styles.error}>
            {error}
          </span>
        ) : null}
      </span>
    </span>
  );
}

interface FindProductProps {
  isTaken(sku: string): boolean;
  onAdd(product: Related): void;
}

function FindProduct({ isTaken, onAdd }: FindProductProps) {
  const [text, setText] = useState('');
  const isAsked = text.trim().length >= 2;
  const search = useCall(
    'listDeskProducts',
    { query: { text: text.trim(), limit: 10 } },
    { enabled: isAsked, keepsPrevious: true },
  );
  const suggestions = isAsked ? (search.data?.itemList ?? []).filter(({ sku }) => !isTaken(sku)) : [];
  const add = ({ sku, name, state, picture }: Related) => {
    onAdd({ sku, name, state, picture });
    setText('');
  };
  return (
    <>
      <TextField label={words.relatedSearch} value={text} onChange={setText} />
      {isAsked && search.isSuccess && suggestions.length === 0 ? <output>{words.relatedNone}</output> : null}
      {suggestions.length > 0 ? (
        <ul className={styles.rows} aria-label={words.relatedFound}>
          {suggestions.map((one) => (
            <li key={one.sku}>
              <RelatedName product={one} />
              <Button small icon={plusIcon} aria-label={words.relatedAdd({ name: one.name })} onPress={() => add(one)}>
                {words.add}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
