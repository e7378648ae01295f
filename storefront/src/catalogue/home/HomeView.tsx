import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { selectList } from '../products.state.ts';
import { customizableWish, homePlaces, popularWish } from './home-loading.ts';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProductRow } from './ProductRow.tsx';
import { Sentence } from './Sentence.tsx';
import { Shelves } from './Shelves.tsx';
import { words } from './home.words.ts';

export function HomeView() {
  const customizable = useAppSelector((state) => selectList(state, customizableWish))?.productList;
  const sold = useAppSelector((state) => selectList(state, popularWish))?.productList;
  const { row, popular } = homePlaces(customizable ?? [], sold ?? []);
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
      <Shelves />
      <ProductRow title={words.popularTitle} to="/products" linkName={words.popularLink} products={popular} />
    </>
  );
}
