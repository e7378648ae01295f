import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';

const Suggestions = lazy<ComponentType<{ field: HTMLInputElement }>>(() =>
  import('./SearchSuggestions.tsx').then(
    ({ SearchSuggestions }) => ({ default: SearchSuggestions }),
    // Only help: the form searches without it.
    () => ({ default: () => null }),
  ),
);

/** What stands under a search field from the moment it was first used: suggestions. Its form must be their frame. */
export function suggestionsFor(field: HTMLInputElement): ReactNode {
  return (
    <Suspense>
      <Suggestions field={field} />
    </Suspense>
  );
}
