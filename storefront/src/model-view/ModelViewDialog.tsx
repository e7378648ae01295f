import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { SwatchGroup } from '@afterimage/ui/Choice.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { modelAddress, type DisplayedModel } from './model-view-address.ts';
import { words } from './room.words.ts';
import styles from './ModelViewDialog.module.css';
import { ModelCanvas } from './ModelCanvas.tsx';
import { ArLaunch } from './ArLaunch.tsx';

interface ModelViewDialogProps {
  product: ProductDetail;
  color: string | null;
  /** Of the design that an address has named. */
  token: string | null;
  takeToken: (() => Promise<string | null>) | undefined;
  open: boolean;
  onClose: () => void;
}

/** A product as a model, to be turned and measured, and the way into the room. */
export function ModelViewDialog({ open, onClose, ...rest }: ModelViewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title({ name: rest.product.name })} sheet="wide">
      {/* What is closed holds no graphics card. */}
      {open ? <ModelView {...rest} /> : null}
    </Dialog>
  );
}

type Design = { state: 'none' } | { state: 'asked' } | { state: 'failed' } | { state: 'there'; token: string };

const tokenOf = (design: Design): string | null => (design.state === 'there' ? design.token : null);

/** The design that is shown: of an address, or taken from the person who makes one. */
function useDesign(token: ModelViewDialogProps['token'], takeToken: ModelViewDialogProps['takeToken']) {
  const [design, setDesign] = useState<Design>(() => {
    if (token !== null) return { state: 'there', token };
    return takeToken ? { state: 'asked' } : { state: 'none' };
  });
  const ask = useEffectEvent(async (): Promise<Design> => {
    const draftToken = await takeToken?.();
    return draftToken ? { state: 'there', token: draftToken } : { state: 'none' };
  });
  const isRequested = design.state === 'asked';
  useEffect(() => {
    if (!isRequested) return;
    let isUnmounted = false;
    const settle = (next: Design) => {
      if (!isUnmounted) setDesign(next);
    };
    ask().then(settle, () => settle({ state: 'failed' }));
    return () => {
      isUnmounted = true;
    };
  }, [isRequested]);
  const askAgain = () => {
    if (takeToken) setDesign({ state: 'asked' });
  };
  return { design, askAgain };
}

function useColor({ variation }: ProductDetail, first: string | null) {
  const [colorToken, setColorToken] = useState(first ?? variation[0]?.color ?? null);
  return { color: colorToken, setColor: setColorToken, chosen: variation.find(({ color }) => color === colorToken) };
}

function ModelView({ product, color: first, token, takeToken }: Omit<ModelViewDialogProps, 'open' | 'onClose'>) {
  const { variation, slug } = product;
  const { color: colorToken, setColor: setColorToken, chosen: selectedVariation } = useColor(product, first);
  const { design, askAgain } = useDesign(token, takeToken);
  const [attempt, setAttempt] = useState(1);
  const displayedModel: DisplayedModel = { slug, color: selectedVariation?.colorCode || null, token: tokenOf(design) };
  const own = displayedModel.token !== null;
  const waiting = takeToken || own ? words.drawing : words.loading;
  const isSettled = design.state === 'none' || own;
  return (
    <div className={styles.room}>
      <ModelCanvas
        key={attempt}
        name={product.name}
        urlIn={isSettled ? (color) => modelAddress({ ...displayedModel, color }, 'glb') : null}
        // A design has its colour already.
        color={own ? null : displayedModel.color}
        poster={selectedVariation?.image ?? product.image[0]}
        waiting={waiting}
        failed={design.state === 'failed'}
        onRetry={() => {
          setAttempt(attempt + 1);
          askAgain();
        }}
      />
      <div className={styles.side}>
        {isSettled ? <ArLaunch product={product} displayedModel={displayedModel} color={colorToken} /> : null}
        {!own && isSettled && variation.length > 1 ? (
          <ColorChoice product={product} color={colorToken} onChoose={setColorToken} />
        ) : null}
      </div>
    </div>
  );
}

type ColorChoiceProps = { product: ProductDetail; color: string | null; onChoose(colorToken: string): void };

function ColorChoice({ product: { variation }, color: colorToken, onChoose }: ColorChoiceProps) {
  return (
    <div className={styles.colours}>
      <SwatchGroup
        legend={words.colour}
        value={colorToken}
        choices={variation.map(({ color, colorName, colorCode }) => ({
          value: color,
          label: colorName,
          code: colorCode,
        }))}
        onChange={onChoose}
      />
    </div>
  );
}
