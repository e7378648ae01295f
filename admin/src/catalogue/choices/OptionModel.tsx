import { useRef } from 'react';
import type { ProductModel } from '@afterimage/contract/admin/product-model.ts';
import { HiddenFileInput } from '@afterimage/ui/HiddenFileInput.tsx';
import { plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { Button } from '../../parts/Button.tsx';
import { measuresText } from '../model/model-text.ts';
import { words as modelWords } from '../model/model.words.ts';
import { useSendModel } from '../model/use-send-model.ts';
import { words } from './model-effects.words.ts';
import styles from './choices.module.css';

interface OptionModelProps {
  /** The model that the option shows instead of the product's; null: none. */
  model: ProductModel | null;
  error: string | undefined;
  onSent(model: ProductModel): void;
  onRemove(): void;
}

/** The model that an option shows instead of the product's: sent, replaced and removed. */
export function OptionModel({ model, error, onSent, onRemove }: OptionModelProps) {
  const input = useRef<HTMLInputElement>(null);
  const sending = useSendModel();
  const { share } = sending;
  const send = async (file: File) => {
    const sent = await sending.send(file);
    if (sent) onSent(sent);
  };
  const label = model ? words.replaceModel : words.anotherModel;
  const refusal = sending.refusal ?? error;
  return (
    <>
      <Button icon={plusIcon} small busy={share !== null} onPress={() => input.current?.click()}>
        {label}
      </Button>
      <HiddenFileInput ref={input} accept=".glb,model/gltf-binary" label={label} onFile={(file) => void send(file)} />
      {model ? (
        <Button icon={trashIcon} small isDisabled={share !== null} onPress={onRemove}>
          {words.removeModel}
        </Button>
      ) : null}
      {share === null ? null : (
        <output className={styles.soft}>
          {share < 1 ? modelWords.sending({ percent: String(Math.floor(share * 100)) }) : modelWords.checking}
        </output>
      )}
      {model ? <p className={styles.soft}>{words.ownModel({ size: measuresText(model.size) })}</p> : null}
      {refusal ? (
        <p role="alert" className={styles.error}>
          {refusal}
        </p>
      ) : null}
    </>
  );
}
