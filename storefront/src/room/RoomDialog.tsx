import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { SwatchGroup } from '@afterimage/ui/Choice.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { modelAddress, type Shown } from './room-address.ts';
import { words } from './room.words.ts';
import styles from './RoomDialog.module.css';
import { RoomStage } from './RoomStage.tsx';
import { RoomWays } from './RoomWays.tsx';

interface RoomDialogProps {
  product: ProductDetail;
  colour: string | null;
  /** Of the design that an address has named. */
  token: string | null;
  takeToken: (() => Promise<string | null>) | undefined;
  open: boolean;
  onClose: () => void;
}

/** A product as a model, to be turned and measured, and the way into the room. */
export function RoomDialog({ open, onClose, ...rest }: RoomDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={words.title({ name: rest.product.name })} sheet="wide">
      {/* What is closed holds no graphics card. */}
      {open ? <Room {...rest} /> : null}
    </Dialog>
  );
}

type Design = { state: 'none' } | { state: 'asked' } | { state: 'failed' } | { state: 'there'; token: string };

const tokenOf = (design: Design): string | null => (design.state === 'there' ? design.token : null);

/** The design that is shown: of an address, or taken from the person who makes one. */
function useDesign(token: RoomDialogProps['token'], takeToken: RoomDialogProps['takeToken']) {
  const [design, setDesign] = useState<Design>(() => {
    if (token !== null) return { state: 'there', token };
    return takeToken ? { state: 'asked' } : { state: 'none' };
  });
  const ask = useEffectEvent(async (): Promise<Design> => {
    const taken = await takeToken?.();
    return taken ? { state: 'there', token: taken } : { state: 'none' };
  });
  const isAsked = design.state === 'asked';
  useEffect(() => {
    if (!isAsked) return;
    let gone = false;
    const settle = (next: Design) => {
      if (!gone) setDesign(next);
    };
    ask().then(settle, () => settle({ state: 'failed' }));
    return () => {
      gone = true;
    };
  }, [isAsked]);
  const askAgain = () => {
    if (takeToken) setDesign({ state: 'asked' });
  };
  return { design, askAgain };
}

function useColour({ variation }: ProductDetail, first: string | null) {
  const [colour, setColour] = useState(first ?? variation[0]?.color ?? null);
  return { colour, setColour, chosen: variation.find(({ color }) => color === colour) };
}

function Room({ product, colour: first, token, takeToken }: Omit<RoomDialogProps, 'open' | 'onClose'>) {
  const { variation, slug } = product;
  const { colour, setColour, chosen } = useColour(product, first);
  const { design, askAgain } = useDesign(token, takeToken);
  const [attempt, setAttempt] = useState(1);
  const shown: Shown = { slug, color: chosen?.colorCode || null, token: tokenOf(design) };
  const own = shown.token !== null;
  const waiting = takeToken || own ? words.drawing : words.loading;
  const isSettled = design.state === 'none' || own;
  return (
    <div className={styles.room}>
      <RoomStage
        key={attempt}
        name={product.name}
        urlIn={isSettled ? (color) => modelAddress({ ...shown, color }, 'glb') : null}
        // A design has its colour already.
        color={own ? null : shown.color}
        poster={chosen?.image ?? product.image[0]}
        waiting={waiting}
        failed={design.state === 'failed'}
        onRetry={() => {
          setAttempt(attempt + 1);
          askAgain();
        }}
      />
      <div className={styles.side}>
        {isSettled ? <RoomWays product={product} shown={shown} colour={colour} /> : null}
        {!own && isSettled && variation.length > 1 ? (
          <ColourChoice product={product} colour={colour} onChoose={setColour} />
        ) : null}
      </div>
    </div>
  );
}

type ColourChoiceProps = { product: ProductDetail; colour: string | null; onChoose(colour: string): void };

function ColourChoice({ product: { variation }, colour, onChoose }: ColourChoiceProps) {
  return (
    <div className={styles.colours}>
      <SwatchGroup
        legend={words.colour}
        value={colour}
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
