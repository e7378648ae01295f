import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { selectList } from '../products.state.ts';
import { customizableRequest, homeSections, popularRequest } from './home-loading.ts';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProductRow } from './ProductRow.tsx';
import { Sentence } from './Sentence.tsx';
import { CategoryGrid } from './CategoryGrid.tsx';
import { words } from './home.words.ts';

export function HomeView() {
  const customizable = useAppSelector((state) => selectList(state, customizableRequest))?.productList;
  const popularProducts = useAppSelector((state) => selectList(state, popularRequest))?.productList;
  const { row, popular } = homeSections(customizable ?? [], popularProducts ?? []);
  return (
    <>
      <HomeHero />
      <HowItWorks />
      <ProductRow
        tone="band"
        title={words.yoursTitle}
        to="/products?customizable=1"
        linkName={words.yoursLink}
        products={row}
      />
      <Sentence />
      <CategoryGrid />
      <ProductRow title={words.popularTitle} to="/products" linkName={words.popularLink} products={popular} />
    </>
  );
}
