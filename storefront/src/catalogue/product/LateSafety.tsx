import { type ComponentType, lazy, Suspense } from 'react';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';

type View = ComponentType<{ product: ProductDetail }>;

let loadedView: View | undefined;

export async function loadSafety(): Promise<View> {
  loadedView ??= (await import('./Safety.tsx')).Safety;
  return loadedView;
}

const Late = lazy<View>(() =>
  loadSafety().then(
    (view) => ({ default: view }),
    () => ({ default: () => null }),
  ),
);

/**
 * Who answers for a product and its warnings: by law they belong to the offer, so they are in the HTML. Its code comes after
 * the page; a browser keeps the server's HTML until then.
 */
export function LateSafety(props: { product: ProductDetail }) {
  const View = import.meta.env.SSR && loadedView ? loadedView : Late;
  return (
    <Suspense>
      <View {...props} />
    </Suspense>
  );
}
