import { matStyles, type MatStyle } from '@afterimage/contract/values/looks.ts';
import { LookChoice } from '../photo/LookChoice.tsx';
import { type DisplayedPhoto, SlotImage } from '../photo/SlotImage.tsx';
import { words } from './mat.words.ts';
import type { MatShape } from './mat-paths.ts';
import { MatRing } from './MatRing.tsx';

interface MatChoiceProps {
  /** The slot's name. */
  title: string;
  /** The photo and the place that a mat would fill. */
  of: Omit<MatShape, 'style'>;
  photo: DisplayedPhoto;
  onChange: (mat: MatStyle | undefined) => void;
}

/** No mat or one of the styles, each shown round this very photo as it will be printed. */
export function MatChoice({ title, of, photo, onChange }: MatChoiceProps) {
  return (
    <LookChoice
      name={words.mat}
      title={title}
      hint={words.why}
      choices={[undefined, ...matStyles].map((style) => ({
        value: style,
        name: style ? words.styles[style] : words.none,
        sample: (
          <>
            <SlotImage photo={photo} />
            {style ? <MatRing of={{ ...of, style }} /> : null}
          </>
        ),
      }))}
      value={photo.look.mat}
      size={of}
      round={of.outline === 'ellipse'}
      onChange={onChange}
    />
  );
}
