import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { ReactNode } from 'react';
import { words as mediaWords } from '@afterimage/words/media.words.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { SlotImage } from '../photo/SlotImage.tsx';
import { selectedChoices, type Personal, takesMedia, textOf } from '../personal.ts';
import type { Preview, StepEntry } from '../product-customization.state.ts';
import { words } from './checkout.words.ts';
import styles from './PreviewSections.module.css';

interface PreviewSectionsProps {
  slots: readonly Customization[];
  preview: Preview;
  personal: Personal;
  photoUrls: ReadonlyMap<string, string>;
  /** Colour and size in words, or nothing to choose. */
  variant: string | null;
  /** Goes to where a slot is made; to the media of a photo with `media`; to the beginning without a slot. */
  onEdit: (slotId: number | null, media?: boolean) => void;
}

/** S2.9: what was made, section by section, each thing with the way to where it is changed. */
export function PreviewSections({ slots, preview, personal, photoUrls, variant, onEdit }: PreviewSectionsProps) {
  const titleOf = (id: number) => slots.find((slot) => slot.id === id)?.title ?? '';
  const extras = slots.find(({ kind }) => kind === 'extra');
  const row = (entry: StepEntry, what: ReactNode, media = false) => (
    <Row key={entry.id} title={titleOf(entry.id)} onEdit={() => onEdit(entry.id, media)}>
      {what}
    </Row>
  );
  const choiceText = (entry: StepEntry) => {
    const slot = slots.find(({ id }) => id === entry.id);
    return slot ? selectedChoices(slot, personal).map(({ title }) => title) : [];
  };
  return (
    <div className={styles.sections}>
      <Section title={words.productDetails} empty={words.noDetails}>
        {variant ? (
          <Row title={words.variant} onEdit={() => onEdit(null)}>
            {variant}
          </Row>
        ) : null}
        {preview.productDetails.map((entry) =>
          row(entry, detailOf(personal.slots.get(entry.id), photoUrls, choiceText(entry))),
        )}
      </Section>
      {takesMedia(slots) ? (
        <Section title={words.arMedia} empty={words.noMedia} onEdit={() => onEdit(null, true)}>
          {preview.arMedia.map((entry) => {
            const type = personal.media.get(entry.id)?.medium.type;
            return row(entry, type ? mediaWords[type] : null, true);
          })}
        </Section>
      ) : null}
      {extras ? (
        <Section title={words.extra} empty={words.noExtra} onEdit={() => onEdit(extras.id)}>
          {preview.extra.map((entry) => row(entry, <span>{choiceText(entry).join(', ')}</span>))}
        </Section>
      ) : null}
    </div>
  );
}

function detailOf(
  slot: FilledSlot | undefined,
  photoUrls: ReadonlyMap<string, string>,
  choiceText: readonly string[],
): ReactNode {
  const url = slot?.kind === 'photo' && slot.photo !== null ? photoUrls.get(slot.photo) : undefined;
  if (slot?.kind === 'photo' && url !== undefined)
    return <SlotImage photo={{ url, look: slot.look }} className={styles.photo} />;
  const text = textOf(slot);
  return (
    <>
      {text ? <q className={styles.text}>{text}</q> : null}
      <span>{choiceText.join(', ')}</span>
    </>
  );
}

interface SectionProps {
  title: string;
  empty: string;
  /** Where it is changed while there is nothing in it. */
  onEdit?: () => void;
  children: ReactNode;
}

function Section({ title, empty, onEdit, children }: SectionProps) {
  const rows = Array.isArray(children) ? children.flat().filter(Boolean) : [children].flat().filter(Boolean);
  return (
    <section aria-label={title} className={styles.section}>
      <h3>{title}</h3>
      {rows.length > 0 ? (
        <ul>{rows}</ul>
      ) : (
        <div className={styles.row}>
          <span className={styles.what}>{empty}</span>
          {onEdit ? (
            <Button kind="quiet" small aria-label={words.editOf({ title })} onClick={onEdit}>
              {words.edit}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}

interface RowProps {
  title: string;
  onEdit: () => void;
  children: ReactNode;
}

function Row({ title, onEdit, children }: RowProps) {
  return (
    <li className={styles.row}>
      <span className={styles.name}>{title}</span>
      <span className={styles.what}>{children}</span>
      <Button kind="quiet" small aria-label={words.editOf({ title })} onClick={onEdit}>
        {words.edit}
      </Button>
    </li>
  );
}
