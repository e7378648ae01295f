import type { TextMedium as Text } from '@afterimage/contract/customization.ts';
import { createRoot } from 'react-dom/client';
import { TextMedium } from './TextMedium.tsx';

/** Sets a text in a place as the studio does, for the story that holds the viewer against it; answers how to end it. */
function setText(place: HTMLElement, medium: Text, ratio: number): () => void {
  const root = createRoot(place);
  root.render(<TextMedium medium={medium} ratio={ratio} playing={false} loop={false} />);
  return () => root.unmount();
}

Object.assign(globalThis, { setStudioText: setText });
