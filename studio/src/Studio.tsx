import { lazy, Suspense, useRef } from 'react';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { ErrorSummary } from '@afterimage/ui/ErrorSummary.tsx';
import { LanguageSwitch } from '@afterimage/ui/LanguageSwitch.tsx';
import { Link } from '@afterimage/ui/Link.tsx';
import { Skeleton } from '@afterimage/ui/States.tsx';
import { words as uiWords } from '@afterimage/ui/ui.words.ts';
import { LivePreview } from './preview/LivePreview.tsx';
import { sectionOf } from './product-customization.state.ts';
import { RunningTotal } from './RunningTotal.tsx';
import { designPath } from './cart-line.ts';
import { Elsewhere } from './shell/Elsewhere.tsx';
import { ThemeWipe } from './shell/ThemeWipe.tsx';
import { PreviewPane } from './shell/PreviewPane.tsx';
import { StudioHeader } from './shell/StudioHeader.tsx';
import { StudioNavigation } from './shell/StudioNavigation.tsx';
import { words as shellWords } from './shell/shell.words.ts';
import { StepBody } from './steps/StepBody.tsx';
import { Steps } from './steps/Steps.tsx';
import type { StudioProps } from './studio-props.ts';
import { words } from './studio.words.ts';
import styles from './Studio.module.css';
import { useArrivalAt } from './use-position.ts';
import { type StudioPage, studioWays, useStudioPage } from './use-studio-page.ts';

const LineNote = lazy(async () => ({ default: (await import('./shell/LineNote.tsx')).LineNote }));
const ReadyDesigns = lazy(async () => ({ default: (await import('./ready/ReadyDesigns.tsx')).ReadyDesigns }));
const ConflictDialog = lazy(async () => ({ default: (await import('./shell/ConflictDialog.tsx')).ConflictDialog }));

/** The studio: its steps, the product as it becomes, the tools, and the way on. */
export function Studio(props: StudioProps) {
  const page = useStudioPage(props);
  const { product, studio, available, here, print, judged, focus } = page;
  const { ready } = studio;
  const ways = studioWays(page);
  const tools = useArrivalAt(`${here.step} ${here.part}`);
  const rootRef = useRef<HTMLDivElement>(null);
  const ofLine = page.cartState.kind === 'line';
  const dark = here.step === 'AR';
  return (
    <div
      ref={rootRef}
      className={styles.studio}
      data-room={dark ? 'dark' : undefined}
      data-section={sectionOf(here.step)}
    >
      <ThemeWipe dark={dark} rootRef={rootRef} />
      <div className={styles.head}>
        <StudioHeader
          product={product}
          ofLine={ofLine}
          status={studio.draft.status}
          onUndo={studio.canUndo ? studio.undo : null}
          onRedo={studio.canRedo ? studio.redo : null}
        />
        <Steps available={available} here={here} facts={judged.facts} onGo={ways.pass} />
      </div>
      <div className={styles.work} data-step={here.step}>
        <PreviewPane small={here.step === 'AR'}>
          <LivePreview
            product={product}
            scene={print.scene}
            photoUrls={print.photoUrls}
            modelViewEntry={props.room?.(studio.draft.save)}
            {...(props.picture && { picture: props.picture })}
            {...(focus !== undefined && { focus })}
          />
        </PreviewPane>
        <main id="main" tabIndex={-1} ref={tools} className={styles.tools}>
          {ready ? <StudioTools {...props} page={page} /> : <Skeleton height="640px" width="100%" />}
          <StudioNavigation
            here={here}
            available={available}
            facts={judged.facts}
            total={page.running.total}
            highestTotal={page.running.highestTotal}
            currency={product.currency}
            ordering={page.ordering}
            ofLine={ofLine}
            onGo={ways.pass}
            onBack={page.go}
            onShow={ways.show}
            onOrder={(orderMode) => void page.order(orderMode, page.addition)}
          />
        </main>
      </div>
      {studio.draft.status.kind === 'conflict' ? (
        <Suspense>
          <ConflictDialog status={studio.draft.status} draftKey={studio.draft.key} onResolve={studio.draft.resolve} />
        </Suspense>
      ) : null}
    </div>
  );
}

/** The tools of the step, what it comes to, and the foot of the page. */
function StudioTools({ page, ...props }: StudioProps & { page: StudioPage }) {
  const { product, studio, here, judged, running, stars } = page;
  const { personal } = studio;
  const ways = studioWays(page);
  return (
    <>
      {page.cartState.kind === 'none' ? null : (
        <Suspense>
          <LineNote state={page.cartState} unsaved={studio.draft.unsavedBefore} onRestart={page.restart} />
        </Suspense>
      )}
      {here.step === 'product' && props.product.hasReadyDesigns ? (
        <Suspense>
          <ReadyDesigns
            product={props.product}
            present={studio.present}
            atStart={here.part === 0}
            onWork={studio.replace}
          />
        </Suspense>
      ) : null}
      {studio.linkGone ? <p className={styles.note}>{shellWords.linkGone}</p> : null}
      <ErrorSummary
        attempt={judged.attempt}
        errors={Object.entries(judged.messages).map(([key, message]) => ({ id: key, message }))}
      />
      <StepBody
        {...props}
        product={product}
        studio={studio}
        here={here}
        facts={judged.facts}
        print={page.print}
        warnings={page.warnings}
        cutFaces={page.cutFaces}
        accepted={judged.accepted}
        failed={page.failed}
        running={running}
        errorAt={judged.errorAt}
        onRetry={page.retry}
        isLine={page.cartState.kind === 'line'}
        onBusy={page.onBusy}
        works={page.works}
        onTouched={page.onTouched}
        onHintShown={(key) => judged.tell([key])}
        onEdit={ways.edit}
        onGo={ways.pass}
        aside={stars.about}
      />
      {stars.rater}
      {here.step === 'checkout' ? null : (
        <Disclosure title={words.sum}>
          <RunningTotal name={product.name} product={product} running={running} quantity={personal.quantity} />
        </Disclosure>
      )}
      <footer className={styles.foot}>
        <Elsewhere draftKey={studio.draft.key} path={designPath(product.slug, studio.draft.key, studio.draft.line)} />
        {props.share(studio.draft.save)}
        <Link to="/help">{uiWords.help}</Link>
        <LanguageSwitch />
      </footer>
    </>
  );
}
