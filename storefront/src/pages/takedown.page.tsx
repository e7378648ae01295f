import type { Takedown } from '@afterimage/contract/reports.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { LoadedInBrowser } from '../reports/LoadedInBrowser.tsx';
import { words } from '../reports/reports.words.ts';
import { TakedownView } from '../reports/TakedownView.tsx';

export const meta: PageModule['meta'] = () => ({
  title: words.takedownLoading,
  description: words.takedownMeta,
  // Not the key: what stands in the head is read by others.
  canonical: '/home',
  robots: 'noindex',
});

export function Component() {
  const { takedownKey = '' } = useParams();
  const { call } = useServices();
  return (
    <LoadedInBrowser<Takedown>
      key={takedownKey}
      load={() => call('getTakedown', { params: { takedownKey } })}
      title={words.takedownLoading}
      renderMissing={() => (
        <Section>
          <EmptyState heading="h1" title={words.noTakedown}>
            <p>{words.noTakedownWords}</p>
            <LinkButton to="/home">{words.home}</LinkButton>
          </EmptyState>
        </Section>
      )}
    >
      {(takedown) => <TakedownView takedownKey={takedownKey} first={takedown} />}
    </LoadedInBrowser>
  );
}
