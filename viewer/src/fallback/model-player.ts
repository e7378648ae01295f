import type { ViewerTarget } from '@afterimage/contract/viewer.ts';
import { openModelStage } from '@afterimage/media/model/model-viewer.ts';

/** How far one press turns, in degrees. */
const press = 30;

export interface PlainModel {
  turn(way: 1 | -1): void;
  end(): void;
}

/**
 * Shows a model by itself, to be turned by hand, in an element of its own over the print. Fails where it cannot be
 * loaded or drawn; `lost` is told when the browser takes its drawing away later.
 */
export async function showModel(place: HTMLElement, { medium }: ViewerTarget, lost: () => void): Promise<PlainModel> {
  const ended = new AbortController();
  const host = document.createElement('div');
  host.className = 'model';
  place.append(host);
  try {
    const stage = await openModelStage(host, medium.url, {
      calm: () => matchMedia('(prefers-reduced-motion: reduce)').matches,
      onLost: lost,
      onTurned: () => undefined,
      signal: ended.signal,
    });
    return {
      turn: (way) => stage.turn({ turn: way * press }),
      end() {
        ended.abort();
        stage.end();
        host.remove();
      },
    };
  } catch (error) {
    host.remove();
    throw error;
  }
}
