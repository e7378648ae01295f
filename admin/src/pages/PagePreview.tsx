import type { Input } from '@afterimage/contract/api.ts';
import { localePath, locales } from '@afterimage/words/locale.ts';
import { useWrite } from '../data/use-call.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Button } from '../parts/Button.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words } from './pages.words.ts';

interface PagePreviewProps {
  /** What is typed. */
  pages: Input<'previewPages'>['body'];
  /** Hears what is wrong with it. */
  onErrors(fields: Readonly<Record<string, string>>): void;
}

/** Opens the page with what is typed, as customers would see it, in a tab beside. */
export function PagePreview({ pages, onErrors }: PagePreviewProps) {
  const preview = useWrite('previewPages');
  return locales.map((locale) => (
    <Button
      key={locale}
      busy={preview.isPending}
      onPress={() => {
        // Opened in the press itself: browsers block what opens later.
        const tab = window.open('about:blank', '_blank');
        preview.mutate(
          { body: pages },
          {
            onSuccess: ({ path }) => {
              onErrors({});
              if (tab) tab.location.href = localePath(path, locale);
            },
            onError: (error) => {
              tab?.close();
              if (error.failure.fields) onErrors(error.failure.fields);
              else sayFailure(error);
            },
          },
        );
      }}
    >
      {words.preview({ language: languageName(locale) })}
    </Button>
  ));
}
