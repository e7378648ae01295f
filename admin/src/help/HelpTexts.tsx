import type { Reply } from '@afterimage/contract/api.ts';
import { helpTextNames, pageLimits as limits } from '@afterimage/contract/values/shop-pages.ts';
import { isSameValue } from '@afterimage/contract/values/same-value.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { MissingMarks } from '../pages/MissingMarks.tsx';
import { PagePreview } from '../pages/PagePreview.tsx';
import { Button } from '../parts/Button.tsx';
import { useState } from 'react';
import { words } from './help-desk.words.ts';

type Texts = Reply<'getHelpQuestions'>['texts'];

interface HelpTextsProps {
  texts: Texts;
  shipped: Texts;
  change(draft: { texts: Texts }): void;
  errors: Readonly<Record<string, string>> | undefined;
}

/** The texts of the help page's upper part and its contact lines. */
export function HelpTexts({ texts, shipped, change, errors: ofSaving }: HelpTextsProps) {
  const [ofPreview, setOfPreview] = useState<Readonly<Record<string, string>>>({});
  const errors = { ...ofPreview, ...ofSaving };
  const labels = {
    title: words.textTitle,
    intro: words.intro,
    contactTitle: words.contactTitle,
    contactText: words.contactText,
  };
  return (
    <section aria-labelledby="help-texts" className={catalogueStyles.part}>
      <div className={catalogueStyles.acts}>
        <h2 id="help-texts">{words.texts}</h2>
        <MissingMarks texts={helpTextNames.map((name) => ({ typed: texts[name], shipped: shipped[name] }))} />
        <PagePreview pages={{ help: texts }} onErrors={setOfPreview} />
      </div>
      {helpTextNames.map((name) => {
        const isLong = name === 'intro' || name === 'contactText';
        return (
          <TextsIn
            key={name}
            label={(language) => labels[name]({ language })}
            value={texts[name]}
            onChange={(text) => change({ texts: { ...texts, [name]: text } })}
            isLong={isLong}
            maxLength={isLong ? limits.text : limits.heading}
            {...(name === 'contactText' && { hint: words.contactHint })}
            errorOf={(locale) => errors[`texts.${name}.${locale}`]}
          />
        );
      })}
      {isSameValue(texts, shipped) ? null : (
        <div className={catalogueStyles.acts}>
          <Button kind="quiet" onPress={() => change({ texts: shipped })}>
            {words.takeOurTexts}
          </Button>
        </div>
      )}
    </section>
  );
}
