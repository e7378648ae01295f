import type { ReportSubject } from '@afterimage/contract/reports.ts';
import { type ReportKind, reportKinds } from '@afterimage/contract/values/reports.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { LinkButton } from '@afterimage/ui/Button.tsx';
import { Section } from '@afterimage/ui/Section.tsx';
import { EmptyState } from '@afterimage/ui/States.tsx';
import { LoadedInBrowser } from '../reports/LoadedInBrowser.tsx';
import { ReportForm } from '../reports/ReportForm.tsx';
import { words } from '../reports/reports.words.ts';

export const meta: PageModule['meta'] = () => ({
  title: words.loading,
  description: words.meta,
  // Not the key: what stands in the head is read by others.
  canonical: '/home',
  robots: 'noindex',
});

const isKind = (kind: string): kind is ReportKind => reportKinds.some((one) => one === kind);

export function Component() {
  const { kind = '', subjectId = '' } = useParams();
  const { call } = useServices();
  if (!isKind(kind)) return <Nothing code="NOT_FOUND" />;
  return (
    <LoadedInBrowser<ReportSubject>
      key={`${kind} ${subjectId}`}
      load={() => call('getReportSubject', { params: { kind, subjectId } })}
      title={words.loading}
      renderMissing={(code) => <Nothing code={code} />}
    >
      {(subject) => <ReportForm kind={kind} subjectId={subjectId} subject={subject} />}
    </LoadedInBrowser>
  );
}

function Nothing({ code }: { code: string }) {
  const isDown = code === 'TAKEN_DOWN';
  return (
    <Section>
      <EmptyState heading="h1" title={isDown ? words.takenDown : words.unknown}>
        <p>{isDown ? words.takenDownWords : words.unknownWords}</p>
        <LinkButton to="/home">{words.home}</LinkButton>
      </EmptyState>
    </Section>
  );
}
