import type { Customization } from '@afterimage/contract/customization.ts';
import type { FilledSlot } from '@afterimage/contract/filled-slot.ts';
import type { PrintTemplate, TextStyle } from '@afterimage/contract/print.ts';
import { fontFor } from '@afterimage/scene/fonts.ts';
import { styleOn } from '@afterimage/scene/ink.ts';
import { type TextLayout, layText } from '@afterimage/scene/lay-out-text.ts';
import type { SceneSurface } from '@afterimage/scene/scene.ts';
import { useMemo } from 'react';
import { textOf } from '../personal.ts';
import { useSceneAssets } from '../scene/use-scene-assets.ts';
import { textAlone, type TextArea, textAreaOf } from './text-view.ts';

/** A text as it will look. */
export interface TextView {
  text: string;
  font: string;
  style: TextStyle;
  at: TextArea;
  surface: SceneSurface;
  /** How it is set, as far as the faces for it are there. */
  layout: TextLayout;
}

const noPhotos: ReadonlyMap<string, string> = new Map();

/** How the text of a slot will look; null when it is not printed. */
export function useTextView(
  slot: Customization,
  template: PrintTemplate,
  slotValue: FilledSlot | undefined,
): TextView | null {
  const at = useMemo(() => textAreaOf(template, slot.id), [template, slot.id]);
  const text = textOf(slotValue);
  const font = fontFor(slot.extraList.find(({ id }) => slotValue?.choices.includes(id))?.title);
  const chosenStyle = slotValue?.kind === 'text' ? slotValue.look.textStyle : undefined;
  const style = useMemo(() => at && styleOn(at, at.style, chosenStyle), [at, chosenStyle]);
  const surfaceList = useMemo(
    () => (at && style ? [textAlone(at, { slot: slot.id, text, font, style })] : []),
    [at, slot.id, text, font, style],
  );
  const { fonts } = useSceneAssets(surfaceList, noPhotos);
  const [surface] = surfaceList;
  return useMemo(() => {
    const item = surface?.itemList[0];
    if (!at || !style || !surface || item?.kind !== 'text') return null;
    return { text, font, style, at, surface, layout: layText(item, fonts) };
  }, [at, style, surface, text, font, fonts]);
}
