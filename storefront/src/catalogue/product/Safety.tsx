import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import styles from './ProductTabs.module.css';
import { words } from './safety.words.ts';

/** Who answers for a product, and its warnings (Regulation (EU) 2023/988, article 19). */
export function Safety({ product: { safety } }: { product: ProductDetail }) {
  const shop = useAppSelector((state) => state.common.shop);
  if (!safety || !shop) return null;
  const { maker, responsiblePerson, warningList } = safety;
  const own = { name: shop.name, address: shop.address, contact: shop.mail };
  const parties = [
    [words.maker, maker ?? own],
    [words.responsible, responsiblePerson ?? own],
  ] as const;
  return (
    <Disclosure title={words.safety}>
      <dl className={styles.facts}>
        {warningList.length > 0 ? (
          <div>
            <dt>{words.warnings}</dt>
            <dd>
              {warningList.map((warning) => (
                <p key={warning}>{warning}</p>
              ))}
            </dd>
          </div>
        ) : null}
        {parties.map(([title, { name, address, contact }]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>
              {[name, ...address, contact].map((row) => (
                <p key={row}>{row}</p>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}
