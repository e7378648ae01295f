import type { ComponentType } from 'react';
import type { FrontPagePart } from '@afterimage/contract/values/shop-pages.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { RecentlyViewed } from '../recent/RecentlyViewed.tsx';
import { selectList } from '../products.state.ts';
import { customizableRequest, homeSections, popularRequest } from './home-loading.ts';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProductRow } from './ProductRow.tsx';
import { Sentence } from './Sentence.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { words } from './home.words.ts';

type Part = ComponentType<{ title: string }>;

function YourRow({ title }: { title: string }) {
  return (
    <ProductRow
      tone="band"
      title={title}
      to="/products?customizable=1"
      linkName={words.yoursLink}
      products={useSections().row}
    />
  );
}

function PopularRow({ title }: { title: string }) {
  return <ProductRow title={title} to="/products" linkName={words.popularLink} products={useSections().popular} />;
}

/** What the two rows of products show; a row that is hidden takes no product from the other. */
function useSections() {
  const partList = useAppSelector((state) => state.common.pageTexts.front?.partList);
  const customizable = useAppSelector((state) => selectList(state, customizableRequest))?.productList;
  const popular = useAppSelector((state) => selectList(state, popularRequest))?.productList;
  const hasRow = partList?.some(({ name }) => name === 'yours');
  return homeSections((hasRow && customizable) || [], popular ?? []);
}

const parts: Record<Exclude<FrontPagePart, 'journal'>, Part> = {
  how: HowItWorks,
  yours: YourRow,
  sentence: Sentence,
  categories: CategoryGrid,
  popular: PopularRow,
  recent: RecentlyViewed,
};

/** The first page: its first part, then those that the owner has on it, in the owner's order. */
export function HomeView({ JournalRow }: { JournalRow: Part }) {
  const front = useAppSelector((state) => state.common.pageTexts.front);
  return (
    front && (
      <>
        <HomeHero front={front} />
        {front.partList.map(({ name, heading }) => {
          const Part = name === 'journal' ? JournalRow : parts[name];
          return <Part key={name} title={heading} />;
        })}
      </>
    )
  );
}
