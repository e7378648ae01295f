import { useState } from 'react';
import { byLocale, currentLocale } from '@afterimage/words/locale.ts';
import { useWrite } from '../../data/use-call.ts';
import { CheckField, SelectField, TextField } from '../../form/fields.tsx';
import { useDraftVersion } from '../../form/use-draft-version.ts';
import { Button } from '../../parts/Button.tsx';
import { Sheet } from '../../parts/Sheet.tsx';
import { say, sayFailure } from '../../parts/toast.ts';
import { words as listWords } from '../catalogue.words.ts';
import type { DeskProduct } from '../product-draft.ts';
import { words as slotWords } from '../slots.words.ts';
import { TextsIn } from '../TextsIn.tsx';
import { words } from './faces.words.ts';
import { isRegionWhole } from './model-region.ts';
import { PartOfModel } from './PartOfModel.tsx';
import { PictureOfFace } from './PictureOfFace.tsx';
import { optionNames, slotName } from './slot-name.ts';
import { type Drawn, useDrawnCorners } from './use-drawn-corners.ts';
import styles from './faces.module.css';

type DeskSlot = DeskProduct['slotList'][number];

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

const photoNumbers = ['widthMm', 'heightMm', 'bleedMm', 'safeMm', 'sharpDpi'] as const;
const textNumbers = ['widthMm', 'heightMm', 'safeMm', 'maxLength'] as const;
const numbersOf: Record<Kind, readonly NumberField[]> = { photo: photoNumbers, text: textNumbers };
type NumberField = (typeof photoNumbers)[number] | (typeof textNumbers)[number];

const begin = { widthMm: 100, heightMm: 100, bleedMm: 3, safeMm: 5, sharpDpi: 150, maxLength: 30 };

interface FaceSheetProps {
  product: DeskProduct;
  /** The slot that is changed; null adds one. */
  slot: DeskSlot | null;
  onClose(): void;
}

/** A printed face as it is added or changed: its size, its names, and where it lies on pictures of the product. */
export function FaceSheet({ product, slot, onClose }: FaceSheetProps) {
  const form = useFaceForm(product, slot);
  const { title, history } = form;
  const writing = useFaceWriting(product, slot, onClose);
  const { fields } = writing;
  const [url, setUrl] = useState(() => firstPicture(product, history.present));
  return (
    <Sheet
      title={slot ? words.changeFace({ title: slotName(slot) }) : slotWords.add}
      side="wide"
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={writing.isPending} isDisabled={!form.isWhole} onPress={() => writing.send(form)}>
          {listWords.save}
        </Button>
      }
    >
      <div className={styles.form}>
        <section aria-label={words.onPicture} className={styles.side}>
          <PictureOfFace
            product={product}
            slotId={slot?.id ?? null}
            title={title[currentLocale()] || title.en}
            size={form.size}
            history={history}
            dispatch={form.dispatch}
            url={url}
            onChoose={setUrl}
            error={pictureError(fields)}
          />
        </section>
        <FaceFields product={product} slot={slot} form={form} fields={fields} />
      </div>
    </Sheet>
  );
}

type FaceForm = ReturnType<typeof useFaceForm>;

interface FaceFieldsProps {
  product: DeskProduct;
  slot: DeskSlot | null;
  form: FaceForm;
  /** What was refused, by field. */
  fields: Readonly<Record<string, string>> | undefined;
}

/** What is typed of a face: its names, sizes, and what customers must and may do. */
function FaceFields({ product, slot, form, fields }: FaceFieldsProps) {
  const { typed, kind, title } = form;
  return (
    <div className={styles.side}>
      {slot ? <p className={styles.soft}>{words.keepsOrders}</p> : <KindField kind={kind} onChange={form.setKind} />}
      <TextsIn
        label={(language) => slotWords.titleIn({ language })}
        value={title}
        onChange={form.setTitle}
        maxLength={60}
        errorOf={(locale) => fields?.[`title.${locale}`] ?? (locale === 'en' ? fields?.['title'] : undefined)}
      />
      <div className={styles.numbers}>
        {form.numbers.map((name) => (
          <TextField
            key={name}
            label={slotWords.numbers[name]}
            inputMode="decimal"
            value={typed[name]}
            onChange={(text) => form.type(name, text)}
            error={fields?.[name]}
          />
        ))}
      </div>
      {kind === 'photo' ? (
        <TextField
          label={slotWords.diameterMm}
          hint={slotWords.diameterHint}
          inputMode="decimal"
          value={form.diameter}
          onChange={form.setDiameter}
          error={fields?.['diameterMm']}
        />
      ) : null}
      <PartOfModel
        product={product}
        face={{ title: title[currentLocale()] || title.en, ...form.size }}
        part={form.modelPart}
        region={form.modelRegion}
        onPart={form.setModelPart}
        onRegion={form.setModelRegion}
        fields={fields}
      />
      <OptionField
        product={product}
        value={form.offer.optionId}
        onChange={(optionId) => form.changeOffer({ optionId })}
        error={fields?.['optionId']}
      />
      <CheckField
        label={slotWords.mustFill}
        isSelected={form.offer.required}
        onChange={(required) => form.changeOffer({ required })}
      />
      {kind === 'photo' ? (
        <CheckField
          label={slotWords.arAllowed}
          isSelected={form.offer.arAllowed}
          onChange={(arAllowed) => form.changeOffer({ arAllowed })}
        />
      ) : null}
    </div>
  );
}

type Kind = 'photo' | 'text';

const KindField = ({ kind, onChange }: { kind: Kind; onChange(kind: Kind): void }) => (
  <SelectField
    label={slotWords.kind}
    value={kind}
    options={(['photo', 'text'] as const).map((value) => ({ value, label: slotWords.kinds[value] }))}
    onChange={(value) => onChange(value === 'text' ? 'text' : 'photo')}
  />
);

interface OptionFieldProps {
  product: DeskProduct;
  value: number | null;
  onChange(optionId: number | null): void;
  error: string | undefined;
}

/** With which option of the product a face is offered; nothing to choose where there are no options. */
function OptionField({ product, value, onChange, error }: OptionFieldProps) {
  const names = optionNames(product.slotList);
  if (names.length === 0) return null;
  return (
    <SelectField
      label={slotWords.offered}
      value={String(value ?? '')}
      options={[
        { value: '', label: slotWords.always },
        ...names.map(({ id, name }) => ({ value: String(id), label: slotWords.withOption({ option: name }) })),
      ]}
      onChange={(id) => onChange(id === '' ? null : Number(id))}
      error={error}
    />
  );
}

/** A picture that shows the face, else the first one. */
const firstPicture = ({ pictureList }: DeskProduct, drawn: Drawn): string | null =>
  (pictureList.find(({ url }) => drawn[url]) ?? pictureList[0])?.url ?? null;

const pictureError = (fields: Readonly<Record<string, string>> | undefined): string | undefined =>
  Object.entries(fields ?? {}).find(([field]) => field.startsWith('pictureList'))?.[1];

/** What was drawn, on the pictures that the product still has. */
const drawnOf = ({ pictureList }: DeskProduct, face: DeskSlot['face']): Drawn =>
  Object.fromEntries(
    (face?.pictureList ?? [])
      .filter(({ url }) => pictureList.some((picture) => picture.url === url))
      .map(({ url, corners }) => [url, corners]),
  );

const numberOf = (text: string): number => Number(text.replace(',', '.'));
const isNumber = (text: string): boolean => text.trim() !== '' && numberOf(text) >= 0;

/** A flat face has none. */
const isDiameter = (text: string): boolean => text.trim() === '' || isNumber(text);
const diameterOf = (kind: Kind, text: string): number | null =>
  kind === 'photo' && text.trim() !== '' ? numberOf(text) : null;

/** The numbers of a face as they are typed. */
function typedNumbers(face: DeskSlot['face']): Record<NumberField, string> {
  const textOf = (name: NumberField) => String(face?.[name] ?? begin[name]);
  return {
    widthMm: textOf('widthMm'),
    heightMm: textOf('heightMm'),
    bleedMm: textOf('bleedMm'),
    safeMm: textOf('safeMm'),
    sharpDpi: textOf('sharpDpi'),
    maxLength: textOf('maxLength'),
  };
}

/** When customers get the face, and what they must and may do with it. */
const offerOf = (slot: DeskSlot | null) => ({
  required: slot?.required ?? true,
  arAllowed: slot?.face?.arAllowed ?? true,
  optionId: slot?.optionId ?? null,
});

/** Where the face lies on the model. */
function useModelPlace(face: DeskSlot['face']) {
  const [modelPart, setModelPart] = useState(face?.modelPart ?? null);
  const [modelRegion, setModelRegion] = useState(face?.modelRegion ?? null);
  return { modelPart, setModelPart, modelRegion, setModelRegion };
}

function useFaceForm(product: DeskProduct, slot: DeskSlot | null) {
  const face = slot?.face ?? null;
  const [kind, setKind] = useState<Kind>(slot?.kind === 'text' ? 'text' : 'photo');
  const [title, setTitle] = useState(face?.title ?? byLocale(() => ''));
  const [typed, setTyped] = useState(() => typedNumbers(face));
  const [diameter, setDiameter] = useState(() => face?.diameterMm?.toString() ?? '');
  const [offer, setOffer] = useState(() => offerOf(slot));
  const onModel = useModelPlace(face);
  const { modelPart, modelRegion } = onModel;
  const [history, dispatch] = useDrawnCorners(drawnOf(product, face));
  const numbers = numbersOf[kind];
  const valueOf = (name: NumberField) => numberOf(typed[name]);
  const size = {
    widthMm: valueOf('widthMm'),
    heightMm: valueOf('heightMm'),
    bleedMm: kind === 'photo' ? valueOf('bleedMm') : 0,
    safeMm: valueOf('safeMm'),
  };
  return {
    kind,
    setKind,
    title,
    setTitle,
    typed,
    type: (name: NumberField, text: string) => setTyped({ ...typed, [name]: text }),
    diameter,
    setDiameter,
    ...onModel,
    offer,
    changeOffer: (change: Partial<typeof offer>) => setOffer({ ...offer, ...change }),
    history,
    dispatch,
    numbers,
    size,
    isWhole:
      title.en.trim() !== '' &&
      numbers.every((name) => isNumber(typed[name])) &&
      isDiameter(diameter) &&
      isRegionWhole(modelRegion),
    body: {
      title,
      ...offer,
      arAllowed: kind === 'photo' && offer.arAllowed,
      ...size,
      diameterMm: diameterOf(kind, diameter),
      sharpDpi: valueOf('sharpDpi'),
      maxLength: valueOf('maxLength'),
      modelPart,
      modelRegion,
      pictureList: Object.entries(history.present).map(([url, corners]) => ({ url, corners })),
    },
  };
}

function useFaceWriting(product: DeskProduct, slot: DeskSlot | null, onClose: () => void) {
  const productId = product.id;
  const version = useDraftVersion(product.version);
  const add = useWrite('addSlot', { touches, answers: 'getDeskProduct' });
  const save = useWrite('saveSlot', { touches, answers: 'getDeskProduct' });
  const write = slot ? save : add;
  const send = ({ kind, title, body }: FaceForm) => {
    const outcome = {
      onSuccess: () => {
        onClose();
        say((slot ? words.saved : slotWords.added)({ title: title[currentLocale()] || title.en }));
      },
      onError: (error: NonNullable<typeof write.error>) => !error.failure.fields && sayFailure(error),
    };
    if (slot) save.mutate({ params: { productId, slotId: slot.id }, body: { version, ...body } }, outcome);
    else add.mutate({ params: { productId }, body: { version, kind, ...body } }, outcome);
  };
  return { isPending: write.isPending, fields: write.error?.failure.fields, send };
}
