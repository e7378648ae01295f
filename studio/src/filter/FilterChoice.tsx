import { type PhotoFilter, photoFilters } from '@afterimage/contract/values/looks.ts';
import { LookChoice } from '../photo/LookChoice.tsx';
import type { PhotoArea } from '../photo/photo-area.ts';
import { type DisplayedPhoto, SlotImage } from '../photo/SlotImage.tsx';
import { words } from './filter.words.ts';

interface FilterChoiceProps {
  /** The slot's name. */
  title: string;
  /** The place that the photo fills. */
  where: Pick<PhotoArea, 'place' | 'outline'>;
  photo: DisplayedPhoto;
  onChange: (filter: PhotoFilter | undefined) => void;
}

/** A thumbnail is 72 px high; a screen may have three pixels for each, and a photo may be much wider than high. */
const thumbnail = 480;

/** The photo's own colors or a filter, each shown on this very photo. */
export function FilterChoice({ title, where, photo, onChange }: FilterChoiceProps) {
  return (
    <LookChoice
      name={words.filter}
      title={title}
      choices={[undefined, ...photoFilters].map((filter) => ({
        value: filter,
        name: filter ? words.filters[filter] : words.original,
        sample: <SlotImage photo={{ url: photo.url, look: { filter } }} longest={thumbnail} />,
      }))}
      value={photo.look.filter}
      size={where.place}
      round={where.outline === 'ellipse'}
      onChange={onChange}
    />
  );
}
