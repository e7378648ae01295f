import { Icon } from '@afterimage/ui/Icon.tsx';
import { alertIcon, imageIcon } from '@afterimage/ui/icons.ts';
import { slotKey } from '../payload.ts';
import { words } from './photo.words.ts';
import styles from './PhotoTiles.module.css';
import { LazyMatRing } from '../mat/LazyMatRing.tsx';
import { PlacedPhoto } from './PlacedPhoto.tsx';
import type { SlotView } from './slot-view.ts';
import { slotType } from './use-arriving-files.ts';

interface PhotoTilesProps {
  views: readonly SlotView[];
  active: number;
  over: number | 'step' | null;
  isWrong: (slotId: number) => boolean;
  onOpen: (slotId: number) => void;
}

/** All places for photos, small: one is open below; a photo can be dragged from one to another. */
export function PhotoTiles({ views, active, over, isWrong, onOpen }: PhotoTilesProps) {
  const filledCount = views.filter(({ photo }) => photo !== null).length;
  return (
    <nav aria-label={words.places}>
      <p className={styles.count}>{words.filledCount({ filled: filledCount, count: views.length })}</p>
      <ul className={styles.tiles}>
        {views.map((view) => {
          const { slot, where, whole, upload, photo } = view;
          const wrong = isWrong(slot.id);
          const busy = upload !== undefined && upload.phase !== 'failed';
          return (
            <li key={slot.id} data-photo-slot={slot.id}>
              <button
                type="button"
                id={slotKey(slot.id)}
                className={styles.tile}
                aria-current={slot.id === active ? 'true' : undefined}
                aria-label={nameOf(view, wrong)}
                data-over={over === slot.id || undefined}
                data-wrong={wrong || undefined}
                draggable={photo?.uploaded !== null && photo !== null && !busy}
                onDragStart={(event) => {
                  event.dataTransfer.setData(slotType, String(slot.id));
                  event.dataTransfer.effectAllowed = 'move';
                }}
                onClick={() => onOpen(slot.id)}
              >
                <span
                  className={styles.face}
                  style={{ aspectRatio: `${whole.place.width} / ${whole.place.height}` }}
                  data-round={where.outline === 'ellipse' || undefined}
                >
                  {photo?.displayed ? (
                    <PlacedPhoto where={where} photo={photo.displayed} />
                  ) : (
                    <Icon of={wrong ? alertIcon : imageIcon} />
                  )}
                  {photo ? <LazyMatRing view={view} /> : null}
                  {busy ? <span className={styles.busy} /> : null}
                </span>
                <span className={styles.name}>{slot.title}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

function nameOf({ slot: { title }, upload, photo }: SlotView, wrong: boolean): string {
  if (upload && upload.phase !== 'failed') return words.placeBusy({ title });
  if (wrong) return words.placeWrong({ title });
  return photo ? words.placeFilled({ title }) : words.placeEmpty({ title });
}
