import { lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { roomPlacements } from '@afterimage/contract/values/room-placements.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { SelectField } from '../../form/fields.tsx';
import type { DraftForm } from '../../form/use-draft.ts';
import { Button } from '../../parts/Button.tsx';
import { say } from '../../parts/toast.ts';
import catalogueStyles from '../catalogue.module.css';
import type { ProductDraft } from '../product-draft.ts';
import { measuresText, sizeWarning } from './model-text.ts';
import { words } from './model.words.ts';
import { useSendModel } from './use-send-model.ts';
import styles from './model.module.css';

/** It comes with three.js, for products that have a model. */
const TurnedModel = lazy(async () => ({ default: (await import('./TurnedModel.tsx')).TurnedModel }));

interface ProductModelPartProps {
  form: DraftForm<ProductDraft>;
  fields: Readonly<Record<string, string>> | undefined;
  mayWrite: boolean;
}

/** The 3D model of a product: sent, looked at from all sides, replaced and removed, and its place in a room. */
export function ProductModelPart({ form, fields, mayWrite }: ProductModelPartProps) {
  const { draft, change } = form;
  const { model, roomPlacement } = draft;
  const sending = useSendModel();
  const add = async (file: File) => {
    const sent = await sending.send(file);
    if (!sent) return;
    change({ model: sent });
    say(words.added);
  };
  const refusal = sending.refusal ?? fields?.['modelUrl'];
  return (
    <section aria-labelledby="model" className={catalogueStyles.part}>
      <h2 id="model">{words.title}</h2>
      <p className={catalogueStyles.soft}>{words.note}</p>
      {model ? <ModelCard key={model.url} model={model} /> : null}
      {sending.share === null ? null : <SendingNote share={sending.share} />}
      {refusal ? (
        <p role="alert" className={styles.refusal}>
          {refusal}
        </p>
      ) : null}
      {model ? (
        <div className={catalogueStyles.fields}>
          <SelectField
            label={words.placement}
            value={roomPlacement}
            options={roomPlacements.map((value) => ({ value, label: words.placements[value] }))}
            onChange={(value) =>
              change({ roomPlacement: roomPlacements.find((placement) => placement === value) ?? 'floor' })
            }
          />
        </div>
      ) : null}
      {mayWrite ? (
        <ModelActs
          hasModel={model !== null}
          isBusy={sending.share !== null}
          onFile={(file) => void add(file)}
          onRemove={() => change({ model: null })}
        />
      ) : null}
    </section>
  );
}

interface ModelActsProps {
  hasModel: boolean;
  isBusy: boolean;
  onFile(file: File): void;
  onRemove(): void;
}

function ModelActs({ hasModel, isBusy, onFile, onRemove }: ModelActsProps) {
  const input = useRef<HTMLInputElement>(null);
  const label = hasModel ? words.replace : words.upload;
  return (
    <div className={catalogueStyles.acts}>
      <Button icon={plusIcon} busy={isBusy} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <HiddenFileInput ref={input} accept=".glb,model/gltf-binary" label={label} onFile={onFile} />
      {hasModel ? (
        <Button icon={trashIcon} isDisabled={isBusy} onPress={onRemove}>
          {words.remove}
        </Button>
      ) : null}
    </div>
  );
}

function SendingNote({ share }: { share: number }) {
  const percent = Math.floor(share * 100);
  return (
    <div className={styles.sending}>
      <progress max={100} value={percent} aria-label={words.title} />
      <output>{share < 1 ? words.sending({ percent: String(percent) }) : words.checking}</output>
    </div>
  );
}

function ModelCard({ model: { url, bytes, triangles, size } }: { model: ProductModel }) {
  const warning = sizeWarning(size);
  const place = useRef<HTMLDivElement>(null);
  const isVisible = useIsVisible(place);
  if (bytes === 0) return <p className={styles.warning}>{words.missing}</p>;
  return (
    <>
      <div ref={place}>
        <Suspense fallback={<div className={styles.panel} />}>
          {isVisible ? <TurnedModel url={url} /> : <div className={styles.panel} />}
        </Suspense>
      </div>
      <ul className={styles.facts}>
        <li>{measuresText(size)}</li>
        <li>{words.fileSize({ size: Math.max(1, Math.round(bytes / 1000)) })}</li>
        <li>{words.triangles({ count: triangles })}</li>
      </ul>
      {warning ? <p className={styles.warning}>{warning}</p> : null}
    </>
  );
}

/** Whether an element has come into view, now or before. */
function useIsVisible(element: RefObject<HTMLElement | null>): boolean {
  const [isVisible, setVisible] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current || isVisible) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setVisible(true);
    });
    observer.observe(current);
    return () => observer.disconnect();
  }, [element, isVisible]);
  return isVisible;
}
