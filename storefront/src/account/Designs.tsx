import { intlLocale } from '@afterimage/words/locale.ts';
import { type ReactNode, useState } from 'react';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { TakedownNote } from '../commerce/TakedownNote.tsx';
import { DeleteDesign } from './DeleteDesign.tsx';
import { type Design, nameOf } from './design.ts';
import styles from './Designs.module.css';
import { words } from './designs.words.ts';
import { RenameDesign } from './RenameDesign.tsx';

interface DesignsProps {
  designs: readonly Design[];
  /** The studio's dialog to share a design; null while none is open. */
  renderShare: (design: Design | null, onClose: () => void) => ReactNode;
  /** The picture of a design, which the studio draws; the other one stands in for it. */
  renderPicture: (design: Design, standIn: ReactNode) => ReactNode;
}

/** The account's designs: to continue, share, rename or delete. */
export function Designs({ designs, renderShare, renderPicture }: DesignsProps) {
  const [open, setOpen] = useState<{ what: 'share' | 'rename' | 'delete'; key: string } | null>(null);
  const close = () => setOpen(null);
  const designFor = (what: 'share' | 'rename' | 'delete') =>
    open?.what === what ? (designs.find(({ key }) => key === open.key) ?? null) : null;
  return (
    <>
      {designs.length === 0 ? (
        <EmptyState title={words.empty}>
          <p>{words.emptyWords}</p>
          <LinkButton to="/products?customizable=1">{words.make}</LinkButton>
        </EmptyState>
      ) : (
        <ul className={styles.designs}>
          {designs.map((design) => (
            <li key={design.key} className={styles.design}>
              {renderPicture(design, <StandInPicture design={design} />)}
              <DesignWords design={design} onOpen={(what) => setOpen({ what, key: design.key })} />
            </li>
          ))}
        </ul>
      )}
      {renderShare(designFor('share'), close)}
      <RenameDesign design={designFor('rename')} onClose={close} />
      <DeleteDesign design={designFor('delete')} onClose={close} />
    </>
  );
}

interface DesignWordsProps {
  design: Design;
  onOpen: (what: 'share' | 'rename' | 'delete') => void;
}

/** A design's first photo, or the product. */
function StandInPicture({ design: { photoUrl, mainImageUrl } }: { design: Design }) {
  const picture = photoUrl ?? mainImageUrl;
  return picture ? (
    <img src={picture} alt="" width={96} height={120} loading="lazy" decoding="async" className={styles.picture} />
  ) : (
    <span className={styles.picture} />
  );
}

/** What can be done with a design; one that was taken down is not shared. */
const deeds = ['share', 'rename', 'delete'] as const;

function DesignWords({ design, onOpen }: DesignWordsProps) {
  const { key, slug, productName, title, updatedAt, line, shareKey, takedownKey } = design;
  const day = new Intl.DateTimeFormat(intlLocale(), { dateStyle: 'long' });
  const name = nameOf(design);
  return (
    <div className={styles.words}>
      <h2 className={styles.name}>{name}</h2>
      {title === null ? null : <p>{productName}</p>}
      <p className={styles.facts}>{words.changed({ day: day.format(new Date(updatedAt)) })}</p>
      {line?.quantity != null || shareKey !== null ? (
        <p className={styles.badges}>
          {line?.quantity == null ? null : <span>{words.inCart}</span>}
          {shareKey === null ? null : <span>{words.shared}</span>}
        </p>
      ) : null}
      <TakedownNote kind="design" takedownKey={takedownKey} />
      <div className={styles.buttons}>
        <LinkButton kind="secondary" small to={`/customize/${slug}?design=${key}`} aria-label={words.openOf({ name })}>
          {words.open}
        </LinkButton>
        {(takedownKey ? deeds.slice(1) : deeds).map((what) => (
          <Button key={what} kind="quiet" small aria-label={words[`${what}Of`]({ name })} onClick={() => onOpen(what)}>
            {words[what]}
          </Button>
        ))}
      </div>
    </div>
  );
}
