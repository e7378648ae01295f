import type { Size } from '../session/object-fit.ts';
import type { ModelLayer, SeenModel } from '../model/model-layer.ts';
import { wordsFor } from '../screens/medium-description.ts';
import { isPlaying, type LifeTimes, opacityOf } from './playback-state.ts';
import type { Painter } from './painter.ts';
import type { Part } from './target-view.ts';
import { createSign } from './text-card.ts';

/** What has depth of a show; three.js comes when the first of it is needed, and never for a show without any. */
export function openModels(host: HTMLElement, painter: Painter, parts: readonly Part[]) {
  let opening: Promise<ModelLayer> | null = null;
  let layer: ModelLayer | null = null;
  let [last, freed] = [0, false];
  const asked = new Set<number>();
  const seen: SeenModel[] = parts.map(({ space }, target) => ({ ...space, target, opacity: 0, seconds: 0 }));
  const seenList: SeenModel[] = [];
  const fainter = (one: SeenModel, other: SeenModel) => one.opacity - other.opacity;

  const open = async (): Promise<ModelLayer> => {
    const { openModelLayer } = await import('../model/model-layer.ts');
    const opened = openModelLayer(host);
    if (freed) opened.free();
    return opened;
  };

  return {
    isReady(index: number): boolean {
      const { source } = parts[index]!;
      return source ? source.ready : (layer?.isLoaded(index) ?? false);
    },
    prepare(index: number): void {
      const part = parts[index]!;
      if (asked.has(index)) return;
      asked.add(index);
      const bring = async () => {
        layer = await (opening ??= open());
        await layer.load(index, part.target, part.display);
      };
      bring().catch(() => {
        if (!freed) part.source = createSign(painter, wordsFor(part.target), part.target.photo);
      });
    },
    /** Draws the models that are to be seen over the camera's picture. */
    draw(now: number, times: LifeTimes, { width, height }: Size, density: number, running: boolean): void {
      // After a pause nothing is caught up.
      const seconds = Math.min(0.1, Math.max(0, (now - last) / 1000));
      last = now;
      if (!layer) return;
      seenList.length = 0;
      for (let index = 0; index < parts.length; index += 1) {
        const { life, hasDepth, source } = parts[index]!;
        if (!hasDepth || source) continue;
        const opacity = opacityOf(life, now, times);
        if (opacity <= 0) continue;
        const one = seen[index]!;
        one.opacity = opacity;
        one.seconds = running && isPlaying(life) ? seconds : 0;
        seenList.push(one);
      }
      if (seenList.length > 1) seenList.sort(fainter);
      layer.draw(seenList, width, height, density);
    },
    free(): void {
      freed = true;
      layer?.free();
    },
  };
}
