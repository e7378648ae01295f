import type { Reply } from '@afterimage/contract/api.ts';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { localePath } from '@afterimage/words/locale.ts';
import { FailedScreen } from '../app/FailedScreen.tsx';
import { useCall } from '../data/use-call.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { listAddress } from '../table/remembered-lists.ts';
import { caseName } from './case-name.ts';
import { CaseDecisions } from './CaseDecisions.tsx';
import { caseTones } from './report-tones.ts';
import { words } from './reports.words.ts';
import { ShownFiles } from './ShownFiles.tsx';
import styles from './reports.module.css';

type Case = Reply<'getReportCase'>;

/** Any other part of the address is no case, and is not asked for. */
const idPattern = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** A reported thing: what it shows, what was said about it, and the decision. */
export function Screen() {
  const { caseId = '' } = useParams();
  const isId = idPattern.test(caseId);
  const reportCase = useCall('getReportCase', { params: { caseId } }, { enabled: isId, isCached: false });
  if (!isId || reportCase.error?.failure.status === 404) return <FailedScreen failure={null} />;
  return <Loaded of={reportCase}>{(data) => <CaseParts reportCase={data} />}</Loaded>;
}

function CaseParts({ reportCase }: { reportCase: Case }) {
  return (
    <>
      <ScreenHead
        title={caseName(reportCase)}
        trail={[{ title: words.title, to: listAddress('/admin/reports') }]}
        marks={<Mark tone={caseTones[reportCase.state]}>{words.states[reportCase.state]}</Mark>}
        actions={<CaseDecisions reportCase={reportCase} />}
      />
      <div className={styles.parts}>
        <Content reportCase={reportCase} />
        <Reports reportList={reportCase.reportList} />
        <Decision reportCase={reportCase} />
      </div>
    </>
  );
}

function Content({ reportCase: { isThere, path, textList, rating, fileList } }: { reportCase: Case }) {
  const texts = textList.filter((text) => text !== '');
  return (
    <section aria-labelledby="reported" className={styles.part}>
      <h2 id="reported">{words.reported}</h2>
      {isThere ? null : <p>{words.noContent}</p>}
      {rating === null ? null : <p>{words.rating({ rating })}</p>}
      {texts.map((text) => (
        <blockquote key={text} className={styles.quote}>
          {text}
        </blockquote>
      ))}
      <ShownFiles files={fileList} />
      {path === null ? null : (
        <p>
          <a href={localePath(path)} target="_blank" rel="noreferrer">
            {words.asSeen}
          </a>
        </p>
      )}
    </section>
  );
}

function Reports({ reportList }: Pick<Case, 'reportList'>) {
  return (
    <section aria-labelledby="said" className={styles.part}>
      <h2 id="said">{words.reportList}</h2>
      {reportList.length === 0 ? <p>{words.noReports}</p> : null}
      <ul className={styles.rows}>
        {reportList.map(({ reason, text, email, createdAt }) => (
          <li key={`${createdAt} ${email ?? ''}`}>
            <p>
              <strong>{words.reasons[reason]}</strong>
            </p>
            {text === '' ? null : <p className={styles.text}>{text}</p>}
            <p className={styles.soft}>
              <Moment at={createdAt} />, {email === null ? words.anonymous : <a href={`mailto:${email}`}>{email}</a>}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Decision({ reportCase }: { reportCase: Case }) {
  const { state, decidedBy, decidedAt, restoredBy, restoredAt, decisionReason, takedown } = reportCase;
  if (decidedAt === null) return null;
  const steps = [
    { state: state === 'restored' ? ('upheld' as const) : state, by: decidedBy, at: decidedAt },
    ...(restoredAt === null ? [] : [{ state: 'restored' as const, by: restoredBy, at: restoredAt }]),
  ];
  return (
    <section aria-labelledby="decision" className={styles.part}>
      <h2 id="decision">{words.decision}</h2>
      {steps.map((step) => (
        <p key={step.at}>
          {words.decided({ state: words.states[step.state], name: step.by ?? '' })}, <Moment at={step.at} />
        </p>
      ))}
      <dl className={styles.facts}>
        {decisionReason === null ? null : <Fact title={words.reason} text={words.reasons[decisionReason]} />}
        {takedown?.note ? <Fact title={words.note} text={takedown.note} /> : null}
        {takedown?.answer ? <Fact title={words.answer} text={takedown.answer} /> : null}
      </dl>
    </section>
  );
}

const Fact = ({ title, text }: { title: string; text: string }) => (
  <div>
    <dt>{title}</dt>
    <dd className={styles.text}>{text}</dd>
  </div>
);
