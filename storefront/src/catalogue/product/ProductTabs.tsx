import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense } from 'react';
import { Tabs } from '@afterimage/ui/Tabs.tsx';
import { LateSafety } from './LateSafety.tsx';
import { readDescription } from './description.ts';
import styles from './ProductTabs.module.css';
import { words } from './product.words.ts';
import { useHydrated } from './use-hydrated.ts';

// Nobody sees what is in them before the first press.
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
      <LateSafety product={product} />
    </div>
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
