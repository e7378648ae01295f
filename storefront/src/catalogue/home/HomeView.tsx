import { useAppSelector } from '../../hooks.ts';
import { selectList } from '../products.state.ts';
import { customizableWish, popularWish } from './home-loading.ts';
import { HomeHero } from './HomeHero.tsx';
import { HowItWorks } from './HowItWorks.tsx';
import { ProductRow } from './ProductRow.tsx';
import { Sentence } from './Sentence.tsx';
import { Shelves } from './Shelves.tsx';
import { words } from './home.words.ts';

export function HomeView() {
  const yours = useAppSelector((state) => selectList(state, customizableWish))?.productList ?? [];
  const popular = useAppSelector((state) => selectList(state, popularWish))?.productList ?? [];
  return (
    <>
      <HomeHero product={yours[0]} />
      <HowItWorks products={yours.slice(1)} />
      <ProductRow
        tone="band"
        title={words.yoursTitle}
        to="/products?customizable=1"
        linkName={words.yoursLink}
        products={yours}
      />
      <Sentence />
      <Shelves />
      <ProductRow
        tone="band"
        title={words.popularTitle}
        to="/products"
        linkName={words.popularLink}
        products={popular}
      />
    </>
  );
}
