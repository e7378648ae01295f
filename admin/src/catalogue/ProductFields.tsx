import type { Reply } from '@afterimage/contract/api.ts';
import { CheckField, TextField } from '../form/fields.tsx';
import type { DraftForm } from '../form/use-draft.ts';
import { AddAttribute, AddValue } from './AddValue.tsx';
import { PriceField } from './PriceField.tsx';
import type { ProductDraft } from './product-draft.ts';
import { words } from './product.words.ts';
import { TextsIn } from './TextsIn.tsx';
import styles from './catalogue.module.css';

interface PartProps {
  form: DraftForm<ProductDraft>;
  fields: Readonly<Record<string, string>> | undefined;
}

/** What the product is called and what is said of it, the languages side by side. */
export function ProductTexts({ form, fields }: PartProps) {
  const { draft, change } = form;
  const label = (field: string) => (language: string) => words.fieldIn({ field, language });
  return (
    <section aria-labelledby="texts" className={styles.part}>
      <h2 id="texts">{words.texts}</h2>
      <TextsIn
        label={label(words.name)}
        value={draft.name}
        onChange={(name) => change({ name })}
        maxLength={120}
        errorOf={(locale) => fields?.[`name.${locale}`]}
      />
      <TextsIn
        label={label(words.shortDescription)}
        value={draft.shortDescription}
        onChange={(shortDescription) => change({ shortDescription })}
        maxLength={400}
        isLong
      />
      <TextsIn
        label={label(words.fullDescription)}
        hint={words.fullHint}
        value={draft.fullDescription}
        onChange={(fullDescription) => change({ fullDescription })}
        maxLength={10_000}
        isLong
      />
      <TextsIn
        label={label(words.tags)}
        value={draft.tags}
        onChange={(tags) => change({ tags })}
        maxLength={800}
        isLong
      />
    </section>
  );
}

/** Price, number, address, and where it stands in the shop. */
export function ProductSelling({ form, fields, facts }: PartProps & { facts: Reply<'getProductFacts'> }) {
  const { draft, change } = form;
  const number = (text: string, most: number) => Math.min(most, Number(text.replaceAll(/\D/g, '') || 0));
  return (
    <section aria-labelledby="selling" className={styles.part}>
      <h2 id="selling">{words.selling}</h2>
      <div className={styles.fields}>
        <PriceField value={draft.price} onChange={(price) => change({ price })} error={fields?.['price']} />
        <TextField
          label={words.discount}
          inputMode="numeric"
          value={String(draft.discount)}
          onChange={(text) => change({ discount: number(text, 100) })}
        />
        <TextField
          label={words.sku}
          value={draft.sku}
          maxLength={60}
          onChange={(sku) => change({ sku })}
          error={fields?.['sku']}
        />
        <TextField
          label={words.slug}
          hint={words.slugHint}
          value={draft.slug}
          maxLength={80}
          onChange={(slug) => change({ slug })}
          error={fields?.['slug']}
        />
        <TextField
          label={words.productionDays}
          hint={words.productionHint}
          inputMode="numeric"
          value={draft.productionDays === null ? '' : String(draft.productionDays)}
          onChange={(text) => change({ productionDays: text === '' ? null : number(text, 200) })}
        />
        <CheckField label={words.isNew} isSelected={draft.isNew} onChange={(isNew) => change({ isNew })} />
      </div>
      <ProductPlaces form={form} facts={facts} />
    </section>
  );
}

const toggled = <Value,>(list: readonly Value[], value: Value, isOn: boolean): Value[] =>
  isOn ? [...list, value] : list.filter((one) => one !== value);

/** Its categories, and the values of attributes that are true of all its variants. */
function ProductPlaces({ form, facts }: Pick<PartProps, 'form'> & { facts: Reply<'getProductFacts'> }) {
  const { draft, change } = form;
  return (
    <>
      <fieldset className={styles.checks}>
        <legend>{words.categories}</legend>
        {facts.categoryList.map(({ id, name }) => (
          <CheckField
            key={id}
            label={name}
            isSelected={draft.categoryList.includes(id)}
            onChange={(isOn) => change({ categoryList: toggled(draft.categoryList, id, isOn) })}
          />
        ))}
        {facts.categoryList.length === 0 ? <p className={styles.soft}>{words.noCategories}</p> : null}
      </fieldset>
      {facts.attributeList
        .filter(({ isOfVariants }) => !isOfVariants)
        .map((attribute) => (
          <fieldset key={attribute.id} className={styles.checks}>
            <legend>{attribute.name}</legend>
            {attribute.valueList.map(({ id, name }) => (
              <CheckField
                key={id}
                label={name}
                isSelected={draft.valueList.includes(id)}
                onChange={(isOn) => change({ valueList: toggled(draft.valueList, id, isOn).toSorted((a, b) => a - b) })}
              />
            ))}
            <AddValue attribute={attribute} />
          </fieldset>
        ))}
      <span>
        <AddAttribute />
      </span>
    </>
  );
}
