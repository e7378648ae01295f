import { type ComponentType, lazy, Suspense } from 'react';
import type { EmptyListProps } from './EmptyList.tsx';

type View = ComponentType<EmptyListProps>;

let known: View | undefined;

/** Fetches what stands in the place of a list without products; few lists are empty. */
export async function loadEmptyList(): Promise<View> {
  known ??= (await import('./EmptyList.tsx')).EmptyList;
  return known;
}

const Late = lazy<View>(() =>
  loadEmptyList().then(
    (view) => ({ default: view }),
    // The page has said already that there are no products.
    () => ({ default: () => null }),
  ),
);

/** Shows it. The loader has brought it to the server, which cannot wait; a browser keeps the server's until it has come. */
export function LateEmptyList(props: EmptyListProps) {
  const View = import.meta.env.SSR && known ? known : Late;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
