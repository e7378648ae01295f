import type { Size } from '../session/object-fit.ts';
import type { ModelLayer, VisibleModel } from '../model/model-layer.ts';
import { describeMedium } from '../screens/medium-description.ts';
import { isPlaying, type TransitionTimes, opacityOf } from './playback-state.ts';
import type { Painter } from './painter.ts';
import type { TargetView } from './target-view.ts';
import { createTextCard } from './text-card.ts';

/** What has depth of a show; three.js comes when the first of it is needed, and never for a show without any. */
export function createModelMedia(host: HTMLElement, painter: Painter, views: readonly TargetView[]) {
  let opening: Promise<ModelLayer> | null = null;
  let layer: ModelLayer | null = null;
  let [lastDrawAt, isDisposed] = [0, false];
  const requestedTargets = new Set<number>();
  const visibleModels: VisibleModel[] = views.map(({ matrices: space }, target) => ({
    ...space,
    target,
    opacity: 0,
    seconds: 0,
  }));
  const seenList: VisibleModel[] = [];
  const byOpacity = (model: VisibleModel, second: VisibleModel) => model.opacity - second.opacity;

  const open = async (): Promise<ModelLayer> => {
    const { openModelLayer } = await import('../model/model-layer.ts');
    const newLayer = openModelLayer(host);
    if (isDisposed) newLayer.dispose();
    return newLayer;
  };

  return {
    isReady(index: number): boolean {
      const { source } = views[index]!;
      return source ? source.isReady : (layer?.isLoaded(index) ?? false);
    },
    prepare(index: number): void {
      const view = views[index]!;
      if (requestedTargets.has(index)) return;
      requestedTargets.add(index);
      const load = async () => {
        layer = await (opening ??= open());
        await layer.load(index, view.target, view.display);
      };
      load().catch(() => {
        if (!isDisposed) view.source = createTextCard(painter, describeMedium(view.target), view.target.photo);
      });
    },
    /** Draws the models that are to be seen over the camera's picture. */
    draw(now: number, times: TransitionTimes, { width, height }: Size, density: number, isRunning: boolean): void {
      // After a pause nothing is caught up.
      const seconds = Math.min(0.1, Math.max(0, (now - lastDrawAt) / 1000));
      lastDrawAt = now;
      if (!layer) return;
      seenList.length = 0;
      for (let index = 0; index < views.length; index += 1) {
        const { playback: life, hasDepth, source } = views[index]!;
        if (!hasDepth || source) continue;
        const opacity = opacityOf(life, now, times);
        if (opacity <= 0) continue;
        const model = visibleModels[index]!;
        model.opacity = opacity;
        model.seconds = isRunning && isPlaying(life) ? seconds : 0;
        seenList.push(model);
      }
      if (seenList.length > 1) seenList.sort(byOpacity);
      layer.draw(seenList, width, height, density);
    },
    dispose(): void {
      isDisposed = true;
      layer?.dispose();
    },
  };
}
