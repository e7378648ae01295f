import type { Customization } from '@afterimage/contract/customization.ts';
import type { ReadyDesign } from '@afterimage/contract/ready-designs.ts';
import { draftDesignOf } from '@afterimage/contract/values/slot-wire.ts';
import { useEffect, useState } from 'react';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { useServices } from '../use-services.ts';
import type { Work } from '../work.ts';
import { isBegun, sameDesign, workWithDesign } from './design-work.ts';
import { words } from './ready.words.ts';
import styles from './ReadyDesigns.module.css';

interface ReadyDesignsProps {
  /** All slots of the product, also those that a choice opens. */
  product: { slug: string; customizationList: readonly Customization[] };
  present: Work;
  /** Whether the first part of the first step is open: there the designs are seen at once while nothing was begun. */
  atStart: boolean;
  onWork: (work: Work) => void;
}

type Designs = { status: 'loading' } | { status: 'failed' } | { status: 'ready'; designList: readonly ReadyDesign[] };

/** The designs of the shop with which a customer may begin: a strip at the beginning, and a sheet later. */
export function ReadyDesigns({ product, present, atStart, onWork }: ReadyDesignsProps) {
  const slots = product.customizationList;
  const { designs, again } = useDesigns(product.slug);
  const [isFirst] = useState(() => !isBegun(present.content, slots));
  const [open, setOpen] = useState(false);
  const [asked, setAsked] = useState<ReadyDesign | null>(null);
  const [current, setCurrent] = useState<{ design: ReadyDesign; work: Work } | null>(null);
  const isPresent = current !== null && sameDesign(present.content, current.work.content);
  if (designs.status === 'ready' && designs.designList.length === 0) return null;

  const take = (design: ReadyDesign) => {
    const work = workWithDesign(present, draftDesignOf(design.content, slots), slots);
    setCurrent({ design, work });
    setOpen(false);
    onWork(work);
  };
  const choose = (design: ReadyDesign) => {
    if (isPresent || !isBegun(present.content, slots)) return take(design);
    setOpen(true);
    setAsked(design);
  };
  const openList = () => {
    setAsked(null);
    setOpen(true);
  };
  const close = () => setOpen(false);
  const list = (isStrip: boolean) => (
    <DesignList
      designs={designs}
      isStrip={isStrip}
      currentId={isPresent ? current.design.id : null}
      onChoose={choose}
      onAgain={again}
    />
  );
  return (
    <section aria-label={words.title} className={styles.ready}>
      {atStart && isFirst ? (
        <>
          <p className={styles.title}>
            <strong>{words.title}</strong> {words.about}
          </p>
          {list(true)}
        </>
      ) : (
        <Button kind="secondary" small onClick={openList}>
          {words.title}
        </Button>
      )}
      <output className="visually-hidden">{isPresent ? words.taken({ name: current.design.name }) : null}</output>
      <Dialog
        open={open}
        onClose={close}
        title={asked ? words.replaceTitle : words.title}
        footer={
          asked ? (
            <div className={styles.ways}>
              <Button onClick={() => take(asked)}>{words.take}</Button>
              <Button kind="secondary" onClick={close}>
                {words.keep}
              </Button>
            </div>
          ) : null
        }
      >
        {asked ? <p>{words.replace({ name: asked.name })}</p> : list(false)}
      </Dialog>
    </section>
  );
}

interface DesignListProps {
  designs: Designs;
  isStrip: boolean;
  /** The design that stands in the studio unchanged. */
  currentId: string | null;
  onChoose: (design: ReadyDesign) => void;
  onAgain: () => void;
}

function DesignList({ designs, isStrip, currentId, onChoose, onAgain }: DesignListProps) {
  if (designs.status === 'failed')
    return (
      <p role="alert">
        {words.failed}{' '}
        <Button kind="quiet" small onClick={onAgain}>
          {words.again}
        </Button>
      </p>
    );
  if (designs.status === 'loading') return <div aria-busy="true" className={styles.waiting} />;
  return (
    <ul className={styles.list} data-strip={isStrip || undefined}>
      {designs.designList.map((design) => (
        <li key={design.id}>
          <button
            type="button"
            className={styles.design}
            aria-pressed={design.id === currentId}
            onClick={() => onChoose(design)}
          >
            {design.pictureUrl ? (
              <img src={smallOf(design.pictureUrl)} alt="" width={320} height={400} decoding="async" />
            ) : null}
            <span>{design.name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** A design of which nothing is printed is shown by a picture of the product, which has one size. */
const smallOf = (url: string): string => (url.startsWith('/ready-designs/') ? `${url}?size=small` : url);

/** The designs, asked for once. */
function useDesigns(productId: string): { designs: Designs; again: () => void } {
  const { call } = useServices();
  const [attempt, setAttempt] = useState(0);
  const [reply, setReply] = useState<{ of: number; designs: Designs } | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    const answer = (designs: Designs) => !isUnmounted && setReply({ of: attempt, designs });
    call('listReadyDesigns', { params: { productId } }).then(
      ({ designList }) => answer({ status: 'ready', designList }),
      () => answer({ status: 'failed' }),
    );
    return () => {
      isUnmounted = true;
    };
  }, [call, productId, attempt]);
  return {
    designs: reply?.of === attempt ? reply.designs : { status: 'loading' },
    again: () => setAttempt(attempt + 1),
  };
}
