import { useState } from 'react';
import { localePath } from '@afterimage/words/locale.ts';
import { useNavigate } from '@afterimage/client/navigation/navigation.ts';
import { useWrite } from '../data/use-call.ts';
import { useDraftVersion } from '../form/use-draft-version.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button } from '../parts/Button.tsx';
import { ConfirmSheet } from '../parts/ConfirmSheet.tsx';
import { formatMoment } from '../parts/format-moment.ts';
import { ScheduleSheet } from '../parts/ScheduleSheet.tsx';
import { say, sayFailure } from '../parts/toast.ts';
import type { DeskProduct } from './product-draft.ts';
import { words } from './product.words.ts';

interface ProductActsProps {
  product: DeskProduct;
  name: string;
  /** Something is typed that is not saved. */
  hasChanges: boolean;
}

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

/** What can be done with a whole product. */
export function ProductActs({ product, name, hasChanges }: ProductActsProps) {
  const { id, version, state, slug, previewPath, isOrdered } = product;
  const navigate = useNavigate();
  const params = { productId: id };
  const publish = useWrite('publishProduct', { touches, answers: 'getDeskProduct' });
  const unpublish = useWrite('unpublishProduct', { touches, answers: 'getDeskProduct' });
  const copy = useWrite('copyProduct', { touches: ['listDeskProducts'] });
  const [sheet, setSheet] = useState<'schedule' | 'delete' | null>(null);
  const publishNow = () => {
    if (hasChanges) say(words.unsavedFirst);
    else
      publish.mutate(
        { params, body: { version, at: null } },
        { onSuccess: () => say(words.published({ name })), onError: sayFailure },
      );
  };
  const takeOut = () =>
    unpublish.mutate(
      { params, query: { version } },
      { onSuccess: () => say(words.unpublished({ name })), onError: sayFailure },
    );
  const isPublished = state === 'published';
  useShortcuts(isPublished ? [] : [{ keys: ['p'], title: words.publish, run: publishNow }]);
  return (
    <>
      <a href={localePath(isPublished ? `/products/${slug}` : previewPath)} target="_blank" rel="noreferrer">
        {isPublished ? words.inShop : words.preview}
      </a>
      <Button
        kind="quiet"
        busy={copy.isPending}
        onPress={() =>
          copy.mutate(
            { params },
            {
              onSuccess: (added) => {
                say(words.copied);
                void navigate(`/admin/products/${added.id}`);
              },
              onError: sayFailure,
            },
          )
        }
      >
        {words.copy}
      </Button>
      {isOrdered ? null : (
        <Button kind="quiet" onPress={() => setSheet('delete')}>
          {words.delete}
        </Button>
      )}
      {state === 'draft' ? <Button onPress={() => setSheet('schedule')}>{words.schedule}</Button> : null}
      {state === 'draft' ? null : (
        <Button busy={unpublish.isPending} onPress={takeOut}>
          {words.unpublish}
        </Button>
      )}
      {isPublished ? null : (
        <Button kind="primary" busy={publish.isPending} onPress={publishNow}>
          {words.publish}
        </Button>
      )}
      {sheet === 'schedule' ? <Schedule product={product} onClose={() => setSheet(null)} /> : null}
      {sheet === 'delete' ? <Deletion product={product} name={name} onClose={() => setSheet(null)} /> : null}
    </>
  );
}

function Schedule({ product, onClose }: { product: DeskProduct; onClose(): void }) {
  const { id } = product;
  const version = useDraftVersion(product.version);
  const publish = useWrite('publishProduct', { touches, answers: 'getDeskProduct' });
  const schedule = (at: string) =>
    publish.mutate(
      { params: { productId: id }, body: { version, at } },
      {
        onSuccess: ({ publishAt }) => {
          onClose();
          say(words.scheduled({ time: publishAt ? formatMoment(publishAt) : '' }));
        },
        onError: (error) => !error.failure.fields?.['at'] && sayFailure(error),
      },
    );
  return (
    <ScheduleSheet
      title={words.schedule}
      label={words.scheduleAt}
      error={publish.error?.failure.fields?.['at']}
      isBusy={publish.isPending}
      onSchedule={schedule}
      onClose={onClose}
    />
  );
}

function Deletion({
  product: { id, version: presentVersion },
  name,
  onClose,
}: Omit<ProductActsProps, 'hasChanges'> & { onClose(): void }) {
  const navigate = useNavigate();
  const version = useDraftVersion(presentVersion);
  const remove = useWrite('deleteProduct', { touches: ['listDeskProducts'] });
  const confirm = () =>
    remove.mutate(
      { params: { productId: id }, query: { version } },
      {
        onSuccess: () => {
          say(words.deleted({ name }));
          void navigate('/admin/products');
        },
        onError: sayFailure,
      },
    );
  return (
    <ConfirmSheet
      title={words.deleteTitle({ name })}
      note={words.deleteNote}
      act={words.delete}
      isDanger
      isBusy={remove.isPending}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
