import type { PrintTemplate, TextStyle } from '@afterimage/contract/print.ts';
import type { SceneItem, SceneSurface } from '@afterimage/scene/scene.ts';
import { contrast, luminance } from '@afterimage/scene/luminance.ts';
import { light, studioGround } from '@afterimage/contract/values/palette.ts';

/** Where a text is printed, how it is set there at first, and on which ground. */
export interface TextArea {
  place: SceneItem['place'];
  style: TextStyle;
  background: string;
  /** The material or a choice sets its color: customers cannot choose it. */
  fixedColor: boolean;
}

/** Where a slot's text is printed first; null when it is not printed at all. */
export function textAreaOf({ surfaceList }: PrintTemplate, slotId: number): TextArea | null {
  for (const { itemList, background, engraved = false } of surfaceList)
    for (const item of itemList)
      if (item.kind === 'text' && item.slot === slotId)
        return { place: item.place, style: item.style, background, fixedColor: engraved || (item.fixedColor ?? false) };
  return null;
}

/** Strokes that swing out of the place are to be seen too, as a share of the place's height. */
const margin = 0.12;
/** Below this a text cannot be told from its ground. */
const leastContrast = 1.6;

/** The text by itself, upright, on its own ground, or on a grey one where the two could hardly be told apart. */
export function textAlone(
  { place: { width, height }, background }: TextArea,
  textInput: { slot: number; text: string; font: string; style: TextStyle },
): SceneSurface {
  const around = height * margin;
  const hasContrast = contrast(background, textInput.style.color) >= leastContrast;
  return {
    id: 'text',
    title: '',
    widthMm: width + 2 * around,
    heightMm: height + 2 * around,
    bleedMm: 0,
    safeMm: 0,
    outline: 'rectangle',
    background: hasContrast ? background : luminance(textInput.style.color) > 0.4 ? light.ink2 : studioGround,
    itemList: [{ kind: 'text', ...textInput, place: { x: around, y: around, width, height, rotation: 0 } }],
  };
}

/** A style without a size of its own: as large as its place lets it be. */
export function asLargeAsFits({ sizeMm: _, ...style }: TextStyle): TextStyle {
  return style;
}

/** The signs of a list as they are told: a few of them, each once. */
export function fewOf(characters: readonly string[]): string {
  return characters.length > 8 ? `${characters.slice(0, 8).join(' ')} …` : characters.join(' ');
}
