import { type ComponentType, lazy, Suspense } from 'react';
import type { EmptyListProps } from './EmptyList.tsx';

type View = ComponentType<EmptyListProps>;

let loadedView: View | undefined;

/** Fetches what stands in the place of a list without products; few lists are empty. */
export async function loadEmptyList(): Promise<View> {
  loadedView ??= (await import('./EmptyList.tsx')).EmptyList;
  return loadedView;
}

const Late = lazy<View>(() =>
  loadEmptyList().then(
    (view) => ({ default: view }),
    // The page has said already that there are no products.
    () => ({ default: () => null }),
  ),
);

/** Shows the empty list. The loader has loaded its code on the server, which cannot wait; a browser keeps the server's HTML until then. */
export function LateEmptyList(props: EmptyListProps) {
  const View = import.meta.env.SSR && loadedView ? loadedView : Late;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
