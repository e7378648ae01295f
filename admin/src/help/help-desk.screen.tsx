import type { Reply } from '@afterimage/contract/api.ts';
import { helpLimits, type HelpQuestion } from '@afterimage/contract/values/help.ts';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { currentLocale, localePath } from '@afterimage/words/locale.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { DraftFrame, sayUnlessInForm } from '../form/DraftFrame.tsx';
import { useDraft } from '../form/use-draft.ts';
import { languageName } from '../legal-texts/language-name.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { PageFoot } from '../pages/PageFoot.tsx';
import { say } from '../parts/toast.ts';
import { HelpTexts } from './HelpTexts.tsx';
import { missingLocales, moved, newQuestion } from './help-list.ts';
import { words } from './help-desk.words.ts';

type HelpQuestions = Reply<'getHelpQuestions'>;

/** The questions and answers of the help page, in every language and in their order. */
export function Screen() {
  const questions = useCall('getHelpQuestions');
  return (
    <>
      <ScreenHead
        title={words.title}
        trail={[{ title: words.content, to: '/admin/content' }]}
        note={words.note}
        actions={
          <a href={`${localePath('/help', currentLocale())}#questions`} target="_blank" rel="noreferrer">
            {words.open}
          </a>
        }
      />
      <Loaded of={questions}>{(data) => <Form questions={data} />}</Loaded>
    </>
  );
}

function Form({ questions }: { questions: HelpQuestions }) {
  const { version, shippedList, shippedTexts, ...stored } = questions;
  const form = useDraft({ stored, version });
  const { questionList, texts } = form.draft;
  const titles = { texts: words.texts, questionList: words.questions };
  const change = (list: HelpQuestion[]) => form.change({ questionList: list });
  const saving = useWrite('saveHelpQuestions', { touches: ['getHelpQuestions'] });
  const fields = saving.error?.failure.fields;
  const save = () =>
    saving.mutate(
      { body: { ...form.draft, version: form.version } },
      {
        onSuccess: (saved) => {
          form.accept(form.draft, { texts: saved.texts, questionList: saved.questionList }, saved.version);
          say(words.saved);
        },
        onError: sayUnlessInForm,
      },
    );
  return (
    <DraftFrame form={form} titles={titles} show={shownValue} saving={saving} onSave={save}>
      <div className={catalogueStyles.parts}>
        <HelpTexts texts={texts} shipped={shippedTexts} change={form.change} errors={fields} />
        {questionList.length === 0 ? <p>{words.none}</p> : null}
        {questionList.map((one, index) => (
          <Question
            // The fields have no name but their place, as in the list that is sent.
            // oxlint-disable-next-line react/no-array-index-key -- two new questions are alike
            key={index}
            index={index}
            list={questionList}
            question={one}
            change={change}
            errors={fields}
          />
        ))}
        <PageFoot
          content={questionList}
          shipped={shippedList}
          takeShipped={words.takeOurs}
          onTakeShipped={() => change(shippedList)}
          subject="help"
          history={words.history}
        >
          <Button
            icon={plusIcon}
            isDisabled={questionList.length >= helpLimits.questions}
            onPress={() => change([...questionList, newQuestion()])}
          >
            {words.add}
          </Button>
        </PageFoot>
      </div>
    </DraftFrame>
  );
}

/** Questions and texts in the operator's language. */
const shownValue = (_field: string, value: unknown): string =>
  (Array.isArray(value)
    ? (value as HelpQuestion[]).map(({ question }) => question)
    : Object.values(value as HelpQuestions['texts'])
  )
    .map((text) => text[currentLocale()])
    .join(' / ');

interface QuestionProps {
  index: number;
  list: readonly HelpQuestion[];
  question: HelpQuestion;
  change(list: HelpQuestion[]): void;
  errors: Readonly<Record<string, string>> | undefined;
}

function Question({ index, list, question: one, change, errors }: QuestionProps) {
  const number = index + 1;
  const write = (part: Partial<HelpQuestion>) =>
    change(list.map((each, at) => (at === index ? { ...each, ...part } : each)));
  return (
    <section aria-labelledby={`question-${number}`} className={catalogueStyles.part}>
      <div className={catalogueStyles.acts}>
        <h2 id={`question-${number}`}>{words.numbered({ number })}</h2>
        {missingLocales(one).map((locale) => (
          <Mark key={locale} tone="warn">
            {words.missing({ language: languageName(locale) })}
          </Mark>
        ))}
        <span className={catalogueStyles.tools}>
          <IconButton
            icon={chevronUpIcon}
            label={words.moveUp({ number })}
            isDisabled={index === 0}
            onPress={() => change(moved(list, index, -1))}
          />
          <IconButton
            icon={chevronDownIcon}
            label={words.moveDown({ number })}
            isDisabled={number === list.length}
            onPress={() => change(moved(list, index, 1))}
          />
          <IconButton
            icon={trashIcon}
            label={words.remove({ number })}
            onPress={() => change(list.filter((_, at) => at !== index))}
          />
        </span>
      </div>
      <TextsIn
        label={(language) => words.questionIn({ number, language })}
        value={one.question}
        onChange={(question) => write({ question })}
        maxLength={helpLimits.question}
        errorOf={(locale) => errors?.[`questionList.${index}.question.${locale}`]}
      />
      <TextsIn
        label={(language) => words.answerIn({ number, language })}
        value={one.answer}
        onChange={(answer) => write({ answer })}
        isLong
        maxLength={helpLimits.answer}
        errorOf={(locale) => errors?.[`questionList.${index}.answer.${locale}`]}
      />
    </section>
  );
}
