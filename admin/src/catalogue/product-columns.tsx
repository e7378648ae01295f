import type { Reply } from '@afterimage/contract/api.ts';
import { productStates } from '@afterimage/contract/values/catalogue-desk.ts';
import { priceText } from '@afterimage/ui/price-text.ts';
import { Mark, type MarkTone } from '../parts/Mark.tsx';
import { Moment } from '../parts/Moment.tsx';
import { formatCount } from '../parts/format-moment.ts';
import type { Column } from '../table/columns.ts';
import type { ListItem } from '../table/use-list.ts';
import { words } from './catalogue.words.ts';
import styles from './catalogue.module.css';

type Row = ListItem<'listDeskProducts'>;

export const stateTones: Readonly<Record<Row['state'], MarkTone>> = {
  published: 'good',
  draft: 'quiet',
  scheduled: 'active',
};

type Attributes = Reply<'getProductFacts'>['attributeList'];

/** The values of attributes that a product has: the list is filtered by them. */
const valueColumn = (attributes: Attributes): Column<Row> => ({
  id: 'value',
  title: words.value,
  cell: () => null,
  kind: 'choice',
  choices: attributes.flatMap(({ name, valueList }) =>
    valueList.map((value) => ({ value: String(value.id), label: `${name}: ${value.name}` })),
  ),
  isExtra: true,
  onCard: 'none',
});

const createdColumn = (): Column<Row> => ({
  id: 'createdAt',
  title: words.createdAt,
  cell: ({ createdAt }) => <Moment at={createdAt} />,
  kind: 'moment',
  isSortable: true,
  isExtra: true,
  width: { least: 124 },
});

/** The columns of the list of products; their names are those of the server's list. */
export function productColumns(
  categories: readonly { id: string; name: string }[],
  attributes: Attributes,
): Column<Row>[] {
  return [
    {
      id: 'name',
      title: words.name,
      cell: ({ name, picture }) => (
        <span className={styles.named}>
          {picture ? <img src={picture.url} alt="" width={32} height={40} loading="lazy" /> : <span />}
          <span>{name}</span>
        </span>
      ),
      kind: 'text',
      isSortable: true,
      width: { share: 2, least: 200 },
    },
    {
      id: 'state',
      title: words.state,
      cell: ({ state }) => <Mark tone={stateTones[state]}>{words.states[state]}</Mark>,
      kind: 'choice',
      choices: productStates.map((value) => ({ value, label: words.states[value] })),
      isQuickFilter: true,
      onCard: 'side',
      width: { least: 132 },
    },
    {
      id: 'category',
      title: words.category,
      cell: ({ categoryList }) => categoryList.join(', '),
      kind: 'choice',
      choices: categories.map(({ id, name }) => ({ value: id, label: name })),
      isQuickFilter: true,
      width: { share: 1.2, least: 120 },
    },
    {
      id: 'stock',
      title: words.stock,
      cell: stockText,
      kind: 'number',
      isQuickFilter: true,
      width: { share: 1.2, least: 110 },
    },
    {
      id: 'price',
      title: words.price,
      cell: ({ finalPrice, highestPrice, currency }) => priceText(finalPrice, currency, highestPrice ?? undefined),
      kind: 'money',
      isSortable: true,
      isFigure: true,
      width: { share: 0.8, least: 92, isFixed: true },
    },
    valueColumn(attributes),
    { id: 'sku', title: words.sku, cell: ({ sku }) => sku, kind: 'text', isExtra: true, width: { least: 130 } },
    {
      id: 'customizable',
      title: words.customizable,
      cell: ({ isCustomizable }) => (isCustomizable ? words.customizable : null),
      kind: 'flag',
      isExtra: true,
    },
    createdColumn(),
  ];
}

function stockText({ stock, variantCount, soldOutCount }: Row) {
  if (soldOutCount === variantCount) return <Mark tone="bad">{words.soldOut}</Mark>;
  if (soldOutCount > 0) return words.partlySoldOut({ stock: formatCount(stock), count: soldOutCount });
  return formatCount(stock);
}
