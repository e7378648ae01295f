import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense } from 'react';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Disclosure } from '@afterimage/ui/Disclosure.tsx';
import { Tabs } from '@afterimage/ui/Tabs.tsx';
import { readDescription } from './description.ts';
import styles from './ProductTabs.module.css';
import { words } from './product.words.ts';
import { useHydrated } from './use-hydrated.ts';

// Nobody sees them before the first press.
const TabPanels = lazy(async () => ({ default: (await import('./TabPanels.tsx')).TabPanels }));

/** The three parts of a product as the specification names them (S2.9). */
export function ProductTabs({ product }: { product: ProductDetail }) {
  return (
    <Tabs
      label={words.tabs}
      tabs={[
        { id: 'details', title: words.details, content: <Details product={product} /> },
        { id: 'ar-media', title: words.arMedia, content: <LaterPanel product={product} panel="ar" /> },
        { id: 'extra', title: words.extra, content: <LaterPanel product={product} panel="extra" /> },
      ]}
    />
  );
}

function Details({ product }: { product: ProductDetail }) {
  const { paragraphs, facts } = readDescription(product.fullDescription);
  return (
    <div className={styles.part}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <dl className={styles.facts}>
        {facts.map(({ name, text }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>{words.sku}</dt>
          <dd className="code">{product.sku}</dd>
        </div>
      </dl>
      <Safety product={product} />
    </div>
  );
}

/** Who answers for a product, and its warnings (Regulation (EU) 2023/988, article 19). */
function Safety({ product: { safety } }: { product: ProductDetail }) {
  const shop = useAppSelector((state) => state.common.shop);
  if (!safety || !shop) return null;
  const { maker = null, responsiblePerson = null, warningList } = safety;
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

interface LaterPanelProps {
  product: ProductDetail;
  panel: 'ar' | 'extra';
}

function LaterPanel(props: LaterPanelProps) {
  const isHydrated = useHydrated();
  return <Suspense>{isHydrated ? <TabPanels {...props} /> : null}</Suspense>;
}
