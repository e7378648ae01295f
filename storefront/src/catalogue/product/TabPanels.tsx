import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { Customization } from '@afterimage/contract/customization.ts';
import { Link } from '@afterimage/ui/Link.tsx';
import { formatPrice } from '@afterimage/ui/format-price.ts';
import styles from './ProductTabs.module.css';
import { words } from './tab-panels.words.ts';

/** The panels behind the first one: what can carry media, and what can be chosen and added. */
export function TabPanels({ product, panel }: { product: ProductDetail; panel: 'ar' | 'extra' }) {
  return panel === 'ar' ? <ArMedia product={product} /> : <Extra product={product} />;
}

/** What stands in a slot's second column: its size, its length, its bounds. */
function slotFacts({ kind, limits, extraList }: Customization): string {
  const { widthMm, heightMm, maxLength } = limits;
  const facts = [
    ...(widthMm && heightMm ? [words.mm({ width: widthMm, height: heightMm })] : []),
    ...(maxLength ? [words.upTo({ count: maxLength })] : []),
    ...(kind === 'text' && extraList.length > 0 ? [words.fonts({ count: extraList.length })] : []),
  ];
  return facts.join(', ');
}

function ArMedia({ product }: { product: ProductDetail }) {
  const slots = product.customizationList.filter(({ kind, limits }) => kind === 'photo' && limits.arAllowed);
  if (slots.length === 0)
    return (
      <div className={styles.part}>
        <p>{words.arNone}</p>
        <p>
          <Link to="/products?customizable=1">{words.arNoneLink}</Link>
        </p>
      </div>
    );
  return (
    <div className={styles.part}>
      <p>{words.arLede}</p>
      <ul className={styles.rows}>
        {slots.map((slot) => (
          <li key={slot.id}>
            <span>
              <span>{slot.title}</span>
              <span className={styles.side}>{slotFacts(slot)}</span>
            </span>
            <span className={styles.end}>{words.arSlot}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Extra({ product }: { product: ProductDetail }) {
  const { customizationList, currency } = product;
  const slots = customizationList.filter(
    ({ kind, choiceId }) => choiceId === undefined && (kind === 'photo' || kind === 'text'),
  );
  const choices = customizationList.filter(
    ({ kind, choiceId }) => choiceId === undefined && (kind === 'specification' || kind === 'extra'),
  );
  if (customizationList.length === 0)
    return (
      <div className={styles.part}>
        <p>{words.extraNone}</p>
      </div>
    );
  return (
    <div className={styles.part}>
      <p>{words.extraLede}</p>
      {slots.length > 0 ? (
        <section>
          <h3>{words.yourPart}</h3>
          <ul className={styles.rows}>
            {slots.map((slot) => (
              <li key={slot.id}>
                <span>
                  <span>{slot.title}</span>
                  <span className={styles.side}>{slotFacts(slot)}</span>
                </span>
                <span className={styles.end}>{slot.required ? words.needed : words.optional}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {choices.map((group) => (
        <section key={group.id}>
          <h3>
            <span>{group.title}</span>
            <span className={styles.aside}>{group.required ? words.required : words.optional}</span>
          </h3>
          <ul className={styles.rows}>
            {group.extraList.map(({ id, title, price }) => (
              <li key={id}>
                <span>{title}</span>
                <span className={styles.end}>{price > 0 ? `+ ${formatPrice(price, currency)}` : words.included}</span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
