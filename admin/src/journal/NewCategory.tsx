import { useState } from 'react';
import { journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { byLocale, type Locale } from '@afterimage/words/locale.ts';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useWrite } from '../data/use-call.ts';
import { Button } from '../parts/Button.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { sayFailure } from '../parts/toast.ts';
import { words } from './journal.words.ts';

/** Asks for the name of a category that is added after the others. */
export function NewCategory({ onClose }: { onClose(): void }) {
  const add = useWrite('addArticleCategory', { touches: ['getJournalFacts', 'listArticleCategories'] });
  const [name, setName] = useState<Record<Locale, string>>(() => byLocale(() => ''));
  return (
    <Sheet
      title={words.addCategory}
      isOpen
      onClose={onClose}
      footer={
        <Button
          kind="primary"
          busy={add.isPending}
          onPress={() =>
            add.mutate(
              { body: { name } },
              { onSuccess: onClose, onError: (error) => !error.failure.fields && sayFailure(error) },
            )
          }
        >
          {words.addCategory}
        </Button>
      }
    >
      <TextsIn
        label={(language) => words.categoryName({ language })}
        value={name}
        onChange={setName}
        maxLength={journalLimits.categoryName}
        errorOf={(locale) => add.error?.failure.fields?.[`name.${locale}`]}
      />
    </Sheet>
  );
}
