import { optionsOf, personalFacts, pictureOf } from '../commerce/line-items.ts';
import { Button, LinkButton } from '@afterimage/ui/Button.tsx';
import { LineItem } from '../commerce/LineItem.tsx';
import { Price } from '@afterimage/ui/Price.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import { QuantityStepper } from '@afterimage/ui/QuantityStepper.tsx';
import styles from './Cart.module.css';
import type { LocalCartItem } from './cart.state.ts';
import { words } from './cart.words.ts';
import type { LineStock } from './line-stock.ts';

type CartLineProps = {
  item: LocalCartItem;
  stock: LineStock;
  currency: string;
  onQuantity(quantity: number): void;
  onRemove(): void;
  narrow?: boolean;
  onAside?: () => void;
};

/** Where a complaint about a line leads. */
export const lineId = ({ cartItemId }: { cartItemId: string }) => `line-${cartItemId}`;

/** A line of the cart with its quantity, its price and what the stock says to it. */
export function CartLine({ item, stock, currency, onQuantity, onRemove, narrow, onAside }: CartLineProps) {
  const { name, slug } = item.product;
  const { cartItemId } = item;
  const isDesign = item.isCustomizable && item.customizationList.length + item.extraList.length > 0;
  return (
    <LineItem
      picture={pictureOf(item)}
      narrow={narrow}
      name={name}
      to={`/products/${slug}`}
      options={optionsOf(item)}
      facts={personalFacts(item)}
      note={<StockNote name={name} stock={stock} onQuantity={onQuantity} />}
      end={
        <>
          <Price amount={item.total} compareAt={item.quantity * item.listUnitPrice} currency={currency} />
          {item.quantity > 1 ? (
            <p className={styles.each}>{words.each({ price: formatPrice(item.unitPrice, currency) })}</p>
          ) : null}
        </>
      }
    >
      <div className={styles.controls}>
        <QuantityStepper
          label={words.quantityOf({ name })}
          value={item.quantity}
          max={Math.max(1, stock.possible)}
          maxReason={words.low({ left: stock.possible })}
          onChange={onQuantity}
          onRemove={onRemove}
        />
        <div className={styles.ways}>
          {isDesign ? (
            <>
              <LinkButton
                kind="quiet"
                small
                to={`/customize/${slug}?line=${cartItemId}`}
                aria-label={words.editName({ name })}
              >
                {words.edit}
              </LinkButton>
              <LinkButton
                kind="quiet"
                small
                to={`/customize/${slug}?copy=${cartItemId}`}
                aria-label={words.duplicateName({ name })}
              >
                {words.duplicate}
              </LinkButton>
            </>
          ) : null}
          <Button kind="quiet" small aria-label={words.removeName({ name })} onClick={onRemove}>
            {words.remove}
          </Button>
          {onAside ? (
            <Button kind="quiet" small aria-label={words.asideName({ name })} onClick={onAside}>
              {words.aside}
            </Button>
          ) : null}
        </div>
      </div>
    </LineItem>
  );
}

function StockNote({ name, stock, onQuantity }: Pick<CartLineProps, 'stock' | 'onQuantity'> & { name: string }) {
  const { kind, possible } = stock;
  if (kind === 'fine') return null;
  if (kind === 'low') return <p className={styles.low}>{words.low({ left: possible })}</p>;
  return (
    <p className={styles.short}>
      {kind === 'short' ? words.short({ left: possible }) : words[kind]}{' '}
      {kind === 'short' ? (
        <button
          type="button"
          className={styles.way}
          aria-label={words.setToName({ left: possible, name })}
          onClick={() => onQuantity(possible)}
        >
          {words.setTo({ left: possible })}
        </button>
      ) : null}
    </p>
  );
}
