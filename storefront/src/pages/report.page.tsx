import type { ReportSubject, Takedown } from '@afterimage/contract/reports.ts';
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
import { TakedownView } from '../reports/TakedownView.tsx';

export const meta: PageModule['meta'] = () => ({
  title: words.metaTitle,
  description: words.meta,
  // Not the key: what stands in the head is read by others.
  canonical: '/home',
  robots: 'noindex',
});

const isKind = (kind: string): kind is ReportKind => reportKinds.some((one) => one === kind);

/** Where something is reported, and under `takedown` where whoever published it reads why it was taken down and answers. */
export function Component() {
  const { kind = '', subjectId = '' } = useParams();
  if (kind === 'takedown') return <TakedownPage key={subjectId} takedownKey={subjectId} />;
  return isKind(kind) ? <ReportPage key={`${kind} ${subjectId}`} kind={kind} subjectId={subjectId} /> : <NoSubject />;
}

function ReportPage({ kind, subjectId }: { kind: ReportKind; subjectId: string }) {
  const { call } = useServices();
  return (
    <LoadedInBrowser<ReportSubject>
      load={() => call('getReportSubject', { params: { kind, subjectId } })}
      title={words.loading}
      renderMissing={(code) => <NoSubject code={code} />}
    >
      {(subject) => <ReportForm kind={kind} subjectId={subjectId} subject={subject} />}
    </LoadedInBrowser>
  );
}

function NoSubject({ code }: { code?: string }) {
  const isDown = code === 'TAKEN_DOWN';
  return (
    <Nothing
      title={isDown ? words.takenDown : words.unknown}
      text={isDown ? words.takenDownWords : words.unknownWords}
    />
  );
}

function TakedownPage({ takedownKey }: { takedownKey: string }) {
  const { call } = useServices();
  return (
    <LoadedInBrowser<Takedown>
      load={() => call('getTakedown', { params: { takedownKey } })}
      title={words.takedownLoading}
      renderMissing={() => <Nothing title={words.noTakedown} text={words.noTakedownWords} />}
    >
      {(takedown) => <TakedownView takedownKey={takedownKey} first={takedown} />}
    </LoadedInBrowser>
  );
}

function Nothing({ title, text }: { title: string; text: string }) {
  return (
    <Section>
      <EmptyState heading="h1" title={title}>
        <p>{text}</p>
        <LinkButton to="/home">{words.home}</LinkButton>
      </EmptyState>
    </Section>
  );
}
