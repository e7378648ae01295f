import { useState } from 'react';
import { plusIcon } from '@afterimage/ui/icons.ts';
import { useMay } from '../app/session.ts';
import { useCall } from '../data/use-call.ts';
import { useShortcuts } from '../keys/use-shortcuts.ts';
import { Button, LinkButton } from '../parts/Button.tsx';
import { ScreenHead } from '../parts/ScreenHead.tsx';
import { DataTable } from '../table/DataTable.tsx';
import { CategoryChange, PriceChange } from './BulkChanges.tsx';
import { words } from './catalogue.words.ts';
import { NewProduct } from './NewProduct.tsx';
import { productColumns } from './product-columns.tsx';

/** The list of products, drafts included. */
export function Screen() {
  const mayWrite = useMay('catalogue.write');
  const facts = useCall('getProductFacts');
  const [isNew, setNew] = useState(false);
  useShortcuts(mayWrite ? [{ keys: ['n'], title: words.newProduct, run: () => setNew(true) }] : []);
  const categories = facts.data?.categoryList ?? [];
  return (
    <>
      <ScreenHead
        title={words.title}
        actions={
          <>
            <LinkButton to="/admin/stock">{words.lowStock}</LinkButton>
            <LinkButton to="/admin/categories">{words.categories}</LinkButton>
            <LinkButton to="/admin/attributes">{words.attributes}</LinkButton>
            {mayWrite ? <LinkButton to="/admin/import">{words.importExport}</LinkButton> : null}
            {mayWrite ? (
              <Button kind="primary" icon={plusIcon} onPress={() => setNew(true)}>
                {words.newProduct}
              </Button>
            ) : null}
          </>
        }
      />
      <DataTable
        call="listDeskProducts"
        list="products"
        label={words.title}
        columns={productColumns(categories, facts.data?.attributeList ?? [])}
        keyColumn="id"
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => words.rowName({ name })}
        rowTo={({ id }) => `/admin/products/${id}`}
        actions={
          mayWrite
            ? [
                { id: 'publish', title: words.publish, input: {} },
                { id: 'unpublish', title: words.unpublish, input: {} },
              ]
            : []
        }
        renderSelectionActions={(condition) => (
          <>
            <PriceChange condition={condition} />
            <CategoryChange condition={condition} categories={categories} />
          </>
        )}
        empty={
          <>
            <h2>{words.empty}</h2>
            <p>{words.emptyNote}</p>
          </>
        }
      />
      {isNew ? <NewProduct categories={categories} onClose={() => setNew(false)} /> : null}
    </>
  );
}
