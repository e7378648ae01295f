import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import styles from '../catalogue/catalogue.module.css';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { Loaded } from '../parts/Loaded.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { say } from '../parts/toast.ts';
import { FirstPart, type FrontPageDraft } from './FirstPart.tsx';
import { MissingMarks } from './MissingMarks.tsx';
import { PagePreview } from './PagePreview.tsx';
import { PageFoot } from './PageFoot.tsx';
import { PageParts } from './PageParts.tsx';
import { words } from './pages.words.ts';

/** The first page of the shop: its words, its picture and its parts. */
export function Screen() {
  const page = useCall('getDeskFrontPage');
  return (
    <>
      <ScreenHead
        title={words.frontPage}
        trail={[{ title: words.content, to: '/admin/content' }]}
        note={words.frontPageNote}
      />
      <Loaded of={page}>{(data) => <Form page={data} />}</Loaded>
    </>
  );
}

/** Each text with that of a new shop. */
const textsOf = (draft: FrontPageDraft, shipped: FrontPageDraft) => [
  ...(['heading', 'lede', 'button'] as const).map((name) => ({ typed: draft[name], shipped: shipped[name] })),
  ...draft.partList.flatMap(({ name, heading }) => {
    const shippedHeading = shipped.partList.find((part) => part.name === name)?.heading;
    return shippedHeading ? [{ typed: heading, shipped: shippedHeading }] : [];
  }),
];

/** What is sent: of the picture its address, its texts and its focal point. */
const bodyOf = ({ picture, ...draft }: FrontPageDraft) => ({
  ...draft,
  picture: picture && { url: picture.url, alt: picture.alt, ...(picture.focus && { focus: picture.focus }) },
});

function Form({ page: { version, shipped, ...stored } }: { page: Reply<'getDeskFrontPage'> }) {
  const form = useDraft<FrontPageDraft>({ stored, version });
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const saving = useWrite('saveFrontPage', { touches: ['getDeskFrontPage'] });
  const { draft } = form;
  const titles = {
    heading: words.heading,
    lede: words.lede,
    button: words.button,
    target: words.target,
    picture: words.picture,
    partList: words.partList,
  };
  const save = () =>
    saving.mutate(
      { body: { ...bodyOf(draft), version: form.version } },
      {
        onSuccess: ({ version: savedVersion, shipped: _shipped, ...saved }) => {
          setErrors({});
          form.accept(draft, saved, savedVersion);
          say(words.saved);
        },
        onError: (error) => {
          setErrors(error.failure.fields ?? {});
          sayUnlessInForm(error);
        },
      },
    );
  return (
    <DraftFrame form={form} titles={titles} show={(_field, value) => shownValue(value)} saving={saving} onSave={save}>
      <div className={styles.parts}>
        <div className={styles.acts}>
          <MissingMarks texts={textsOf(draft, shipped)} />
          <PagePreview pages={{ frontPage: bodyOf(draft) }} onErrors={setErrors} />
        </div>
        <FirstPart draft={draft} change={form.change} errors={errors} />
        <PageParts draft={draft} change={form.change} errors={errors} />
        <PageFoot
          content={draft}
          shipped={shipped}
          takeShipped={words.takeOurs}
          onTakeShipped={() => form.change(shipped)}
          subject="front-page"
          history={words.history}
        />
      </div>
    </DraftFrame>
  );
}

/** A text in the operator's language, the parts by their names, a picture by what it shows. */
function shownValue(value: unknown): string {
  if (Array.isArray(value))
    return (value as FrontPageDraft['partList'])
      .flatMap(({ name, isHidden }) => (isHidden ? [] : [words.parts[name]]))
      .join(' / ');
  if (typeof value === 'string' || value === null) return value ?? '';
  const texts = 'alt' in (value as object) ? (value as { alt: Record<string, string> }).alt : value;
  return (texts as Record<string, string>)[currentLocale()] ?? '';
}
