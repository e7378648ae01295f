import { lazy, Suspense, useState } from 'react';
import { chevronDownIcon, chevronUpIcon, plusIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { currentLocale, localePath } from '@afterimage/words/locale.ts';
import { useWrite } from '../../data/use-call.ts';
import { Button, IconButton } from '../../parts/Button.tsx';
import { Mark } from '../../parts/Mark.tsx';
import { say, sayFailure } from '../../parts/toast.ts';
import { words as listWords } from '../catalogue.words.ts';
import type { DeskProduct } from '../product-draft.ts';
import { useOrder } from '../use-order.ts';
import { type DeskDesign, nameOf } from './design-name.ts';
import { words } from './designs.words.ts';
import styles from '../catalogue.module.css';
import own from './designs.module.css';

const DesignSheet = lazy(async () => ({ default: (await import('./DesignSheet.tsx')).DesignSheet }));

const touches = ['getDeskProduct', 'listDeskProducts'] as const;

interface ReadyDesignsProps {
  product: DeskProduct;
  mayWrite: boolean;
}

/** The designs with which customers may begin: made in the studio, saved, renamed, put into order, removed. */
export function ReadyDesigns({ product, mayWrite }: ReadyDesignsProps) {
  const [edited, setEdited] = useState<DeskDesign | null>(null);
  const studio = useStudio(product);
  const { readyDesignList } = product;
  if (!product.isCustomizable && readyDesignList.length === 0) return null;
  return (
    <section aria-labelledby="designs" className={styles.part}>
      <h2 id="designs">{words.title}</h2>
      <p className={styles.soft}>{words.note}</p>
      {readyDesignList.length > 0 ? (
        <DesignRows product={product} mayWrite={mayWrite} onOpen={studio.open} onEdit={setEdited} />
      ) : null}
      {mayWrite && product.isCustomizable ? (
        <div className={styles.acts}>
          <Button icon={plusIcon} busy={studio.isOpening} onPress={() => void studio.open(null)}>
            {words.make}
          </Button>
        </div>
      ) : null}
      {edited ? (
        <Suspense>
          <DesignSheet product={product} design={edited} onClose={() => setEdited(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

/** Opens a design in the studio, in a tab of its own; null makes a new one. */
function useStudio({ id: productId, version }: DeskProduct) {
  const add = useWrite('addReadyDesign', { touches });
  const reopen = useWrite('openReadyDesign', { touches });
  const open = async (design: DeskDesign | null) => {
    // Browsers let a page open a tab in the tap alone, and not once the server has answered.
    const tab = window.open('', '_blank');
    const body = { version, locale: currentLocale() };
    try {
      const { studioPath } = design
        ? await reopen.mutateAsync({ params: { productId, designId: design.id }, body })
        : await add.mutateAsync({ params: { productId }, body });
      if (tab) tab.location.href = new URL(localePath(studioPath), location.href).href;
    } catch (error) {
      tab?.close();
      sayFailure(error);
    }
  };
  return { open, isOpening: add.isPending };
}

interface DesignRowsProps extends ReadyDesignsProps {
  onOpen(design: DeskDesign): Promise<void>;
  onEdit(design: DeskDesign): void;
}

function DesignRows({ product, mayWrite, onOpen, onEdit }: DesignRowsProps) {
  const { id: productId, version, readyDesignList } = product;
  const reorder = useWrite('orderReadyDesigns', { touches, answers: 'getDeskProduct' });
  const order = useOrder(
    readyDesignList.map(({ id }) => id),
    (idList) => reorder.mutate({ params: { productId }, body: { version, idList } }, { onError: sayFailure }),
  );
  return (
    <ol className={styles.rows}>
      {readyDesignList.map((design, at) => (
        <li key={design.id} {...(mayWrite && order.dragProps(design.id))}>
          <DesignText design={design} />
          {mayWrite ? (
            <span className={own.tools}>
              <IconButton
                icon={chevronUpIcon}
                label={listWords.moveUp({ name: nameOf(design) })}
                isDisabled={at === 0 || reorder.isPending}
                onPress={() => order.move(design.id, -1)}
              />
              <IconButton
                icon={chevronDownIcon}
                label={listWords.moveDown({ name: nameOf(design) })}
                isDisabled={at === readyDesignList.length - 1 || reorder.isPending}
                onPress={() => order.move(design.id, 1)}
              />
              <Button small aria-label={words.editOf({ name: nameOf(design) })} onPress={() => onEdit(design)}>
                {words.edit}
              </Button>
              <StudioActs product={product} design={design} onOpen={onOpen} />
              <RemoveDesign product={product} design={design} />
            </span>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface DesignActsProps {
  product: DeskProduct;
  design: DeskDesign;
}

/** The way into the studio, and out of it: what stands there becomes the design. */
function StudioActs({ product, design, onOpen }: DesignActsProps & Pick<DesignRowsProps, 'onOpen'>) {
  const take = useWrite('takeReadyDesign', { touches, answers: 'getDeskProduct' });
  const name = nameOf(design);
  if (design.studioPath === null)
    return (
      <Button small aria-label={words.studioOf({ name })} onPress={() => void onOpen(design)}>
        {words.studio}
      </Button>
    );
  const { id: productId, version } = product;
  return (
    <>
      <a href={localePath(design.studioPath)} target="_blank" aria-label={words.studioOf({ name })}>
        {words.studio}
      </a>
      <Button
        small
        kind="primary"
        busy={take.isPending}
        aria-label={words.takeOf({ name })}
        onPress={() =>
          take.mutate(
            { params: { productId, designId: design.id }, body: { version, locale: currentLocale() } },
            { onSuccess: () => say(words.taken({ name })), onError: sayFailure },
          )
        }
      >
        {words.take}
      </Button>
    </>
  );
}

function RemoveDesign({ product: { id: productId, version }, design }: DesignActsProps) {
  const remove = useWrite('removeReadyDesign', { touches });
  const restore = useWrite('restoreReadyDesign', { touches });
  const name = nameOf(design);
  return (
    <IconButton
      icon={trashIcon}
      label={words.remove({ name })}
      isDisabled={remove.isPending}
      onPress={() =>
        remove.mutate(
          { params: { productId, designId: design.id }, query: { version } },
          {
            onSuccess: ({ entryId }) =>
              say(words.removed({ name }), { undo: () => restore.mutateAsync({ params: { productId, entryId } }) }),
            onError: sayFailure,
          },
        )
      }
    />
  );
}

function DesignText({ design }: { design: DeskDesign }) {
  const { pictureUrl, isHidden, issueList, studioPath, textList } = design;
  return (
    <span className={own.named}>
      {pictureUrl ? <img src={`${pictureUrl}?size=small`} alt="" width={320} height={400} loading="lazy" /> : <span />}
      <span className={styles.rowText}>
        <strong>{nameOf(design)}</strong>
        <span className={styles.soft}>{textList.map(({ text }) => text[currentLocale()] || text.en).join(' · ')}</span>
        {isHidden ? <Mark tone="quiet">{words.hidden}</Mark> : null}
        {studioPath === null ? null : <Mark tone="active">{words.inStudio}</Mark>}
        {issueList.map(({ issue, title }) => (
          <span key={`${issue} ${title}`} className={own.issue}>
            {issueText(issue, title)}
          </span>
        ))}
      </span>
    </span>
  );
}

function issueText(issue: DeskDesign['issueList'][number]['issue'], title: string): string {
  if (issue === 'nothingLeft') return words.issues.nothingLeft;
  return words.issues[issue]({ title: title || (issue === 'optionGone' ? words.extras : words.aPhoto) });
}
