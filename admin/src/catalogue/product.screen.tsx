import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { formatMoment } from '../parts/format-moment.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { words as listWords } from './catalogue.words.ts';
import { ProductActs } from './ProductActs.tsx';
import { stateTones } from './product-columns.tsx';
import { ReadyDesigns } from './designs/ReadyDesigns.tsx';
import { type DeskProduct, draftOf, productBody, type ProductDraft } from './product-draft.ts';
import { ProductSelling, ProductTexts } from './ProductFields.tsx';
import { words as modelWords } from './model/model.words.ts';
import { modelText } from './model/model-text.ts';
import { ProductModelPart } from './model/ProductModelPart.tsx';
import { ProductPictures } from './ProductPictures.tsx';
import { ProductSlots } from './ProductSlots.tsx';
import { words } from './product.words.ts';
import { ProductSafety } from './ProductSafety.tsx';
import { words as safetyWords } from './safety.words.ts';
import { SizeGuideFields } from './SizeGuideFields.tsx';
import { RelatedProducts } from './RelatedProducts.tsx';
import { variantLines } from './variant-rows.ts';
import { VariantGrid } from './VariantGrid.tsx';
import styles from './catalogue.module.css';

/** A product as it is edited. */
export function Screen() {
  const { productId } = useParams();
  const product = useCall('getDeskProduct', { params: { productId: Number(productId) } });
  const facts = useCall('getProductFacts');
  return (
    <Loaded of={product}>
      {(data) => <Loaded of={facts}>{(known) => <Editor key={data.id} product={data} facts={known} />}</Loaded>}
    </Loaded>
  );
}

const titles = (): Record<keyof ProductDraft, string> => ({
  name: words.name,
  shortDescription: words.shortDescription,
  fullDescription: words.fullDescription,
  tags: words.tags,
  slug: words.slug,
  sku: words.sku,
  price: words.priceName,
  discount: words.discount,
  categoryList: words.categories,
  valueList: words.attributes,
  isNew: words.isNew,
  productionDays: words.productionDays,
  pictureList: words.pictures,
  model: modelWords.title,
  roomPlacement: modelWords.placement,
  relatedList: words.related,
  warnings: safetyWords.warnings,
  maker: safetyWords.maker,
  responsiblePerson: safetyWords.responsiblePerson,
  sizeGuide: safetyWords.sizeGuide,
  variantList: words.variants,
});

function Editor({ product, facts }: { product: DeskProduct; facts: Reply<'getProductFacts'> }) {
  const mayWrite = useMay('catalogue.write');
  const form = useDraft<ProductDraft>({ stored: draftOf(product), version: product.version });
  const { draft, changed } = form;
  const saving = useSaving(product);
  const name = product.name[currentLocale()] || product.name.en;
  const save = () => void saving.save(draft, changed, form.version);
  useShortcuts(changed.length > 0 ? [{ keys: ['s'], title: listWords.save, run: save }] : []);
  return (
    <>
      <ScreenHead
        title={name}
        trail={[{ title: listWords.title, to: '/admin/products' }]}
        marks={<Mark tone={stateTones[product.state]}>{listWords.states[product.state]}</Mark>}
        note={product.publishAt ? words.scheduled({ time: formatMoment(product.publishAt) }) : null}
        actions={mayWrite ? <ProductActs product={product} name={name} hasChanges={changed.length > 0} /> : null}
      />
      <Issues product={product} />
      <DraftFrame
        form={form}
        titles={titles()}
        show={(field, value) => (field === 'model' ? modelText(value) : shownValue(value))}
        isInvalid={Number.isNaN(draft.price)}
        isReadOnly={!mayWrite}
        saving={saving}
        onSave={save}
      >
        <div className={styles.parts}>
          <ProductTexts form={form} fields={saving.fields} />
          <ProductSelling form={form} fields={saving.fields} facts={facts} />
          <VariantGrid
            rows={draft.variantList}
            onChange={(variantList) => form.change({ variantList })}
            stored={product.variantList}
            price={draft.price}
            sku={draft.sku}
            facts={facts}
            fields={saving.fields}
          />
          <ProductSlots product={product} mayWrite={mayWrite} />
          <ReadyDesigns product={product} mayWrite={mayWrite} />
          <ProductPictures
            list={draft.pictureList}
            onChange={(pictureList) => form.change({ pictureList })}
            colors={facts.attributeList.find(({ id }) => id === 'color')?.valueList ?? []}
            fields={saving.fields}
          />
          <ProductModelPart form={form} fields={saving.fields} mayWrite={mayWrite} />
          <SizeGuideFields form={form} fields={saving.fields} />
          <ProductSafety form={form} fields={saving.fields} />
          <RelatedProducts
            list={draft.relatedList}
            onChange={(relatedList) => form.change({ relatedList })}
            sku={product.sku}
            fields={saving.fields}
          />
        </div>
      </DraftFrame>
    </>
  );
}

/** Saves the product and its variants, one after the other: what was saved stays saved when the other is refused. */
function useSaving(product: DeskProduct) {
  const touches = ['getDeskProduct', 'listDeskProducts'] as const;
  const saveProduct = useWrite('saveProduct', { touches });
  const saveVariants = useWrite('saveVariants', { touches });
  const params = { productId: product.id };
  const errors = [saveProduct.error, saveVariants.error].filter((error) => error !== null);
  return {
    isPending: saveProduct.isPending || saveVariants.isPending,
    /** The conflict first: the frame describes it above the fields. */
    error: errors.find(({ failure }) => failure.code === 'RECORD_CHANGED') ?? errors[0] ?? null,
    fields: errors.length === 0 ? undefined : Object.assign({}, ...errors.map(({ failure }) => failure.fields ?? {})),
    save: async (draft: ProductDraft, changed: readonly (keyof ProductDraft)[], version: number) => {
      try {
        let present = version;
        if (changed.some((field) => field !== 'variantList'))
          ({ version: present } = await saveProduct.mutateAsync({ params, body: productBody(draft, present) }));
        if (changed.includes('variantList')) {
          const variantList = variantLines(draft.variantList, product.variantList);
          await saveVariants.mutateAsync({ params, body: { version: present, variantList, reason: 'count' } });
        }
        say(words.saved);
      } catch (error) {
        sayUnlessInForm(error);
      }
    },
  };
}

/** What keeps customers from buying it, and what else is to be done. */
function Issues({ product: { issueList, missingList } }: { product: DeskProduct }) {
  const isBlocked = issueList.some(({ isBlocking }) => isBlocking);
  const textOf = ({ issue, count }: DeskProduct['issueList'][number]): string => {
    const text: string | ((facts: { count: number }) => string) = words.issues[issue];
    return typeof text === 'string' ? text : text({ count });
  };
  const notes = issueList.filter(({ isBlocking, issue }) => !isBlocking && issue !== 'untranslated');
  const missing = missingList.filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="issues" className={styles.issues}>
      <h2 id="issues">{isBlocked ? words.cannotBeBought : words.canBeBought}</h2>
      {isBlocked ? (
        <ul>
          {issueList
            .filter(({ isBlocking }) => isBlocking)
            .map((issue) => (
              <li key={issue.issue}>{textOf(issue)}</li>
            ))}
        </ul>
      ) : null}
      {notes.length + missing.length > 0 ? (
        <ul aria-label={words.worthALook} className={styles.soft}>
          {notes.map((issue) => (
            <li key={issue.issue}>{textOf(issue)}</li>
          ))}
          {missing.map(({ locale, count }) => (
            <li key={locale}>{words.missing({ count, language: languageName(locale) })}</li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

/** A value as a person reads it where two sides have changed it. */
function shownValue(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (value === null || value === undefined) return words.nothing;
  return Object.values(value)
    .map((one) => (typeof one === 'object' && one !== null ? Object.values(one as object).join(' ') : String(one)))
    .join('\n');
}
