import { useState } from 'react';
import type { Reply } from '@afterimage/contract/api.ts';
import { journalLimits } from '@afterimage/contract/values/journal-desk.ts';
import { trashIcon } from '@afterimage/ui/icons.ts';
import { currentLocale } from '@afterimage/words/locale.ts';
import catalogueStyles from '../catalogue/catalogue.module.css';
import { TextsIn } from '../catalogue/TextsIn.tsx';
import { useCall, useWrite } from '../data/use-call.ts';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './journal.words.ts';
import { NewCategory } from './NewCategory.tsx';

type Categories = Reply<'listArticleCategories'>;
type Category = Categories['categoryList'][number];

const touches = ['listArticleCategories', 'getJournalFacts', 'listDeskArticles', 'getDeskArticle'] as const;
const nameOf = ({ name }: Category): string => name[currentLocale()] || name.en;

/** The categories of the journal: what they are called, and how many articles each has. */
export function ArticleCategories({ onClose }: { onClose(): void }) {
  const categories = useCall('listArticleCategories');
  const [step, setStep] = useState<{ kind: 'edit' | 'delete'; category: Category } | { kind: 'add' } | null>(null);
  const version = categories.data?.version ?? 0;
  if (step?.kind === 'add') return <NewCategory onClose={() => setStep(null)} />;
  if (step?.kind === 'edit')
    return <EditCategory category={step.category} version={version} onClose={() => setStep(null)} />;
  if (step?.kind === 'delete')
    return <DeleteCategory category={step.category} version={version} onClose={() => setStep(null)} />;
  return (
    <Sheet
      title={words.category}
      isOpen
      onClose={onClose}
      footer={<Button onPress={() => setStep({ kind: 'add' })}>{words.addCategory}</Button>}
    >
      <Loaded of={categories}>
        {({ categoryList }) =>
          categoryList.length === 0 ? (
            <p>{words.noCategories}</p>
          ) : (
            <ul className={catalogueStyles.rows}>
              {categoryList.map((category) => (
                <CategoryRow
                  key={category.id}
                  category={category}
                  onEdit={() => setStep({ kind: 'edit', category })}
                  onDelete={() => setStep({ kind: 'delete', category })}
                />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Sheet>
  );
}

function CategoryRow({ category, onEdit, onDelete }: { category: Category; onEdit(): void; onDelete(): void }) {
  const name = nameOf(category);
  return (
    <li>
      <span className={catalogueStyles.rowText}>
        <strong>{name}</strong>
        <span className={catalogueStyles.soft}>{words.articleCount({ count: category.articleCount })}</span>
        {Object.values(category.name).includes('') ? <Mark tone="warn">{words.untranslated}</Mark> : null}
      </span>
      <span className={catalogueStyles.tools}>
        <Button small onPress={onEdit} aria-label={words.editCategory({ name })}>
          {words.edit}
        </Button>
        <IconButton icon={trashIcon} label={words.deleteCategory({ name })} onPress={onDelete} />
      </span>
    </li>
  );
}

interface StepProps {
  category: Category;
  /** Of all categories, as they are now. */
  version: number;
  onClose(): void;
}

function EditCategory({ category, version: presentVersion, onClose }: StepProps) {
  const version = useDraftVersion(presentVersion);
  const save = useWrite('saveArticleCategory', { touches });
  const [name, setName] = useState(category.name);
  const [description, setDescription] = useState(category.description);
  const fields = save.error?.failure.fields;
  const send = () =>
    save.mutate(
      { params: { categoryId: category.id }, body: { version, name, description } },
      {
        onSuccess: () => {
          say(words.saved);
          onClose();
        },
        onError: (error) => !error.failure.fields && sayFailure(error),
      },
    );
  return (
    <Sheet
      title={words.editCategory({ name: nameOf(category) })}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={save.isPending} onPress={send}>
          {words.save}
        </Button>
      }
    >
      <TextsIn
        label={(language) => words.categoryName({ language })}
        value={name}
        onChange={setName}
        maxLength={journalLimits.categoryName}
        errorOf={(locale) => fields?.[`name.${locale}`]}
      />
      <TextsIn
        label={(language) => words.categoryDescription({ language })}
        value={description}
        onChange={setDescription}
        maxLength={journalLimits.categoryDescription}
        isLong
      />
    </Sheet>
  );
}

function DeleteCategory({ category, version: presentVersion, onClose }: StepProps) {
  const version = useDraftVersion(presentVersion);
  const remove = useWrite('deleteArticleCategory', { touches });
  const name = nameOf(category);
  return (
    <ConfirmSheet
      title={words.deleteTitle({ title: name })}
      note={words.deleteCategoryNote({ count: category.articleCount })}
      act={words.delete}
      isDanger
      isBusy={remove.isPending}
      onConfirm={() =>
        remove.mutate(
          { params: { categoryId: category.id }, query: { version } },
          { onSuccess: () => say(words.deleted({ title: name })), onError: sayFailure, onSettled: onClose },
        )
      }
      onClose={onClose}
    />
  );
}
