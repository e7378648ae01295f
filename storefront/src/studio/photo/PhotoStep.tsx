import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Placement } from '@afterimage/contract/customization.ts';
import type { Photo } from '@afterimage/contract/files.ts';
import type { PrintTemplate } from '@afterimage/contract/print.ts';
import type { StepEntry } from '../product-customization.state.ts';
import { PhotoEditor } from './PhotoEditor.tsx';

export interface PhotoStepProps {
  product: Pick<ProductDetail, 'customizationList'>;
  template: PrintTemplate;
  entries: ReadonlyMap<number, StepEntry>;
  errorAt: (slotId: number) => string | undefined;
  /** The slots whose photo was kept for a time and is gone. */
  expired: readonly number[];
  /**
   * A photo has been taken by the shop. `localUrl` shows it from the person's own device; whoever gets it revokes it
   * when it is no longer shown.
   */
  onPhoto: (slotId: number, photo: Photo, localUrl: string | null) => void;
  onPlacement: (slotId: number, placement: Placement) => void;
  onRemove: (slotId: number) => void;
  /** How many photos are on their way. */
  onBusy: (count: number) => void;
}

/** The photos of a product: one place for each. */
export function PhotoStep({ product, entries, onPlacement }: PhotoStepProps) {
  return (
    <div>
      {product.customizationList
        .filter(({ kind }) => kind === 'photo')
        .map(({ id, title, limits }) => {
          const entry = entries.get(id);
          if (!entry?.file || !entry.value || !entry.size) return <p key={id}>{title}</p>;
          return (
            <PhotoEditor
              key={id}
              title={title}
              limits={limits}
              place={{ x: 0, y: 0, width: limits.widthMm ?? 90, height: limits.heightMm ?? 120, rotation: 0 }}
              outline="rectangle"
              bleedMm={limits.bleedMm ?? 0}
              photo={{ id: entry.file, ...entry.size }}
              url={entry.value}
              placement={entry.placement ?? { zoom: 1, x: 0, y: 0, rotation: 0 }}
              onChange={(placement) => onPlacement(id, placement)}
            />
          );
        })}
    </div>
  );
}
