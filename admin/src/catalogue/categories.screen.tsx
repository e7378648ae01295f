import { useState } from 'react';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import type { Reply } from '@afterimage/contract/api.ts';
import { byLocale, currentLocale, type Locale } from '@afterimage/words/locale.ts';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { Sheet } from '../parts/Sheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import { words } from './catalogue.words.ts';
import { CategoryPicture } from './CategoryPicture.tsx';
import { TextsIn } from './TextsIn.tsx';
import { useOrder } from './use-order.ts';
import styles from './catalogue.module.css';

type Category = Reply<'listDeskCategories'>['categoryList'][number];
type Texts = Record<Locale, string>;

const touches = ['listDeskCategories', 'getProductFacts'] as const;
const nameOf = ({ name }: Category): string => name[currentLocale()] || name.en;

/** The categories of the shop in their order. */
export function Screen() {
  const categories = useCall('listDeskCategories');
  const mayWrite = useMay('catalogue.write');
  const [edited, setEdited] = useState<Category | 'new' | null>(null);
  useShortcuts(mayWrite ? [{ keys: ['n'], title: words.newCategory, run: () => setEdited('new') }] : []);
  return (
    <>
      <ScreenHead
        title={words.categories}
        trail={[{ title: words.title, to: '/admin/products' }]}
        actions={
          mayWrite ? (
            <Button kind="primary" icon={plusIcon} onPress={() => setEdited('new')}>
              {words.newCategory}
            </Button>
          ) : null
        }
      />
      <Loaded of={categories}>
        {({ categoryList }) =>
          categoryList.length === 0 ? (
            <>
              <h2>{words.noCategories}</h2>
              <p>{words.noCategoriesNote}</p>
            </>
          ) : (
            <CategoryRows list={categoryList} mayWrite={mayWrite} onEdit={setEdited} />
          )
        }
      </Loaded>
      {edited ? <CategorySheet category={edited === 'new' ? null : edited} onClose={() => setEdited(null)} /> : null}
    </>
  );
}

interface CategoryRowsProps {
  list: readonly Category[];
  mayWrite: boolean;
  onEdit(category: Category): void;
}

function CategoryRows({ list, mayWrite, onEdit }: CategoryRowsProps) {
  const reorder = useWrite('orderCategories', { touches });
  const [deleted, setDeleted] = useState<Category | null>(null);
  const order = useOrder(
    list.map(({ id }) => id),
    (idList) => reorder.mutate({ body: { idList } }, { onError: sayFailure }),
  );
  return (
    <>
      <ol className={styles.rows}>
        {list.map((category, at) => {
          const name = nameOf(category);
          return (
            <li key={category.id} {...(mayWrite && order.dragProps(category.id))}>
              <span className={styles.rowText}>
                <strong>{name}</strong>
                <span className={styles.soft}>{words.productCount({ count: category.productCount })}</span>
                {Object.values(category.name).includes('') ? <Mark tone="warn">{words.untranslated}</Mark> : null}
              </span>
              {mayWrite ? (
                <span className={styles.tools}>
                  <IconButton
                    icon={chevronUpIcon}
                    label={words.moveUp({ name })}
                    isDisabled={at === 0}
                    onPress={() => order.move(category.id, -1)}
                  />
                  <IconButton
                    icon={chevronDownIcon}
                    label={words.moveDown({ name })}
                    isDisabled={at === list.length - 1}
                    onPress={() => order.move(category.id, 1)}
                  />
                  <Button small onPress={() => onEdit(category)} aria-label={words.editCategory({ name })}>
                    {words.edit}
                  </Button>
                  <IconButton
                    icon={trashIcon}
                    label={words.deleteCategory({ name })}
                    onPress={() => setDeleted(category)}
                  />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      {deleted ? <DeleteCategory category={deleted} onClose={() => setDeleted(null)} /> : null}
    </>
  );
}

function DeleteCategory({ category, onClose }: { category: Category; onClose(): void }) {
  const remove = useWrite('deleteCategory', { touches: [...touches, 'listDeskProducts'] });
  const { id, version, productCount } = category;
  return (
    <Sheet
      title={words.deleteCategoryTitle}
      isOpen
      onClose={onClose}
      role="alertdialog"
      footer={
        <Button
          kind="danger"
          busy={remove.isPending}
          onPress={() =>
            remove.mutate(
              { params: { categoryId: id }, query: { version } },
              { onSuccess: () => say(words.deleted), onError: sayFailure, onSettled: onClose },
            )
          }
        >
          {words.delete}
        </Button>
      }
    >
      <p>
        <strong>{nameOf(category)}</strong> {words.deleteCategoryNote({ count: productCount })}
      </p>
    </Sheet>
  );
}

function CategorySheet({ category, onClose }: { category: Category | null; onClose(): void }) {
  const add = useWrite('addCategory', { touches });
  const save = useWrite('saveCategory', { touches });
  const [name, setName] = useState<Texts>(category?.name ?? byLocale(() => ''));
  const [description, setDescription] = useState<Texts>(category?.description ?? byLocale(() => ''));
  const [picture, setPicture] = useState<Category['picture']>(category?.picture ?? null);
  const fields = (add.error ?? save.error)?.failure.fields;
  const named = picture && { url: picture.url, alt: picture.alt, focus: picture.focus ?? null };
  const outcome = {
    onSuccess: () => {
      onClose();
      say(category ? words.saved : words.added({ name: name[currentLocale()] || name.en }));
    },
    onError: (error: Parameters<typeof sayFailure>[0]) => {
      if (!fields) sayFailure(error);
    },
  };
  const send = () => {
    if (category)
      save.mutate(
        { params: { categoryId: category.id }, body: { version: category.version, name, description, picture: named } },
        outcome,
      );
    else add.mutate({ body: { name, description, picture: named } }, outcome);
  };
  return (
    <Sheet
      title={category ? words.editCategory({ name: nameOf(category) }) : words.newCategory}
      isOpen
      onClose={onClose}
      footer={
        <Button kind="primary" busy={add.isPending || save.isPending} isDisabled={name.en.trim() === ''} onPress={send}>
          {words.save}
        </Button>
      }
    >
      <TextsIn
        label={(language) => words.nameIn({ language })}
        value={name}
        onChange={setName}
        maxLength={120}
        errorOf={(locale) => fields?.[`name.${locale}`]}
      />
      <TextsIn
        label={(language) => words.descriptionIn({ language })}
        value={description}
        onChange={setDescription}
        maxLength={400}
        isLong
      />
      <CategoryPicture picture={picture} onChange={setPicture} fields={fields} />
    </Sheet>
  );
}
