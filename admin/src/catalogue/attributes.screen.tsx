import { type ReactNode, useState } from 'react';
import { currentLocale, type Locale } from '@afterimage/words/locale.ts';
import { chevronDownIcon, chevronUpIcon, trashIcon } from '@afterimage/ui/icons.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { useMay } from '../app/session.ts';
import { useCall, useWrite } from '../data/use-call.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { Loaded } from '../parts/Loaded.tsx';
import { Mark } from '../parts/Mark.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { sayFailure } from '../parts/toast.ts';
import { AddAttribute, AddValue } from './AddValue.tsx';
import type { Attribute, Subject, Value } from './attribute-subject.ts';
import { words } from './attributes.words.ts';
import { words as listWords } from './catalogue.words.ts';
import { DeleteSheet, NameSheet } from './AttributeSheets.tsx';
import { useOrder } from './use-order.ts';
import { valuePath } from './value-path.ts';
import styles from './catalogue.module.css';

const nameIn = (name: Readonly<Record<Locale, string>>): string => name[currentLocale()] || name.en;

/** The attributes of products and their values, in their order. */
export function Screen() {
  const list = useCall('listDeskAttributes');
  const mayWrite = useMay('catalogue.write');
  return (
    <>
      <ScreenHead
        title={listWords.attributes}
        trail={[{ title: listWords.title, to: '/admin/products' }]}
        note={words.note}
        actions={mayWrite ? <AddAttribute /> : null}
      />
      <Loaded of={list}>
        {({ attributeList }) => <AttributeList attributes={attributeList} mayWrite={mayWrite} />}
      </Loaded>
    </>
  );
}

function AttributeList({ attributes, mayWrite }: { attributes: readonly Attribute[]; mayWrite: boolean }) {
  const reorder = useWrite('orderAttributes', { touches: ['listDeskAttributes', 'getProductFacts'] });
  const [edited, setEdited] = useState<Subject | null>(null);
  const [deleted, setDeleted] = useState<Subject | null>(null);
  const ids = attributes.map(({ id }) => id);
  const order = useOrder(ids, (idList) => reorder.mutate({ body: { idList } }, { onError: sayFailure }));
  return (
    <div className={styles.parts}>
      {attributes.map((attribute, at) => {
        const name = nameIn(attribute.name);
        const tools = (
          <Tools
            name={name}
            isFirst={at === 0}
            isLast={at === attributes.length - 1}
            onMove={(by) => order.move(attribute.id, by)}
            onDelete={() => setDeleted({ attribute, value: null })}
          >
            <Button small aria-label={words.edit({ name })} onPress={() => setEdited({ attribute, value: null })}>
              {listWords.edit}
            </Button>
          </Tools>
        );
        return (
          <section key={attribute.id} aria-labelledby={`attribute-${attribute.id}`} className={styles.part}>
            <div className={styles.acts}>
              <h2 id={`attribute-${attribute.id}`}>{name}</h2>
              {Object.values(attribute.name).includes('') ? <Mark tone="warn">{listWords.untranslated}</Mark> : null}
              {mayWrite ? tools : null}
            </div>
            <ValueRows
              attribute={attribute}
              mayWrite={mayWrite}
              onEdit={(value) => setEdited({ attribute, value })}
              onDelete={(value) => setDeleted({ attribute, value })}
            />
            {mayWrite ? (
              <span>
                <AddValue attribute={{ id: attribute.id, kind: attribute.kind, name }} />
              </span>
            ) : null}
          </section>
        );
      })}
      {edited ? <NameSheet subject={edited} nameIn={nameIn} onClose={() => setEdited(null)} /> : null}
      {deleted ? <DeleteSheet subject={deleted} nameIn={nameIn} onClose={() => setDeleted(null)} /> : null}
    </div>
  );
}

interface ValueRowsProps {
  attribute: Attribute;
  mayWrite: boolean;
  onEdit(value: Value): void;
  onDelete(value: Value): void;
}

function ValueRows({ attribute: { id, valueList }, mayWrite, onEdit, onDelete }: ValueRowsProps) {
  const reorder = useWrite('orderAttributeValues', { touches: ['listDeskAttributes', 'getProductFacts'] });
  const order = useOrder(
    valueList.map((value) => String(value.id)),
    (keys) =>
      reorder.mutate({ params: { attributeId: id }, body: { idList: keys.map(Number) } }, { onError: sayFailure }),
  );
  if (valueList.length === 0) return <p className={styles.soft}>{words.noValues}</p>;
  return (
    <ol className={styles.rows}>
      {valueList.map((value, at) => {
        const name = nameIn(value.name);
        return (
          <li key={value.id} {...(mayWrite && order.dragProps(String(value.id)))}>
            <span className={styles.rowText}>
              {value.swatch ? <span className={styles.swatch} style={{ backgroundColor: value.swatch }} /> : null}
              <strong>{name}</strong>
              {value.productCount > 0 ? (
                <Link to={valuePath(value.id)}>{words.inUse({ count: value.productCount })}</Link>
              ) : (
                <span className={styles.soft}>{words.unused}</span>
              )}
              {Object.values(value.name).includes('') ? <Mark tone="warn">{listWords.untranslated}</Mark> : null}
            </span>
            {mayWrite ? (
              <Tools
                name={name}
                isFirst={at === 0}
                isLast={at === valueList.length - 1}
                onMove={(by) => order.move(String(value.id), by)}
                onDelete={() => onDelete(value)}
              >
                <Button small aria-label={words.edit({ name })} onPress={() => onEdit(value)}>
                  {listWords.edit}
                </Button>
              </Tools>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}

interface ToolsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove(by: number): void;
  onDelete(): void;
  children: ReactNode;
}

function Tools({ name, isFirst, isLast, onMove, onDelete, children }: ToolsProps) {
  return (
    <span className={styles.tools}>
      <IconButton icon={chevronUpIcon} label={words.up({ name })} isDisabled={isFirst} onPress={() => onMove(-1)} />
      <IconButton icon={chevronDownIcon} label={words.down({ name })} isDisabled={isLast} onPress={() => onMove(1)} />
      {children}
      <IconButton icon={trashIcon} label={words.delete({ name })} onPress={onDelete} />
    </span>
  );
}
