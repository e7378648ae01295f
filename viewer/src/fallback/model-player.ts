import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { openModelViewer } from '@afterimage/media/model/model-viewer.ts';

/** How far one press turns, in degrees. */
const stepDegrees = 30;

export interface ModelPlayer {
  turn(direction: 1 | -1): void;
  end(): void;
}

/**
 * Shows a model by itself, to be turned by hand, in an element of its own over the print. Fails where it cannot be
 * loaded or drawn; `lost` is told when the browser takes its drawing away later.
 */
export async function openModelPlayer(
  container: HTMLElement,
  { medium }: ViewerTarget,
  onLost: () => void,
): Promise<ModelPlayer> {
  const abort = new AbortController();
  const host = document.createElement('div');
  host.className = 'model';
  container.append(host);
  try {
    const viewer = await openModelViewer(host, medium.url, {
      prefersReducedMotion: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      onLost,
      onTurned: () => undefined,
      signal: abort.signal,
    });
    return {
      turn: (direction) => viewer.rotateBy({ turn: direction * stepDegrees }),
      end() {
        abort.abort();
        viewer.dispose();
        host.remove();
      },
    };
  } catch (error) {
    host.remove();
    throw error;
  }
}
