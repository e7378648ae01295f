import type { CartAddition } from '@afterimage/contract/cart.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense, useCallback, useState } from 'react';
import { addToCart } from '../cart/cart.operations.ts';
import { useVariantChoice } from '../catalogue/product/use-variant-choice.ts';
import { choiceNames, variantsOf, writeChoice } from '../catalogue/product/variant-choice.ts';
import { VariantPicker } from '../catalogue/product/VariantPicker.tsx';
import { loadProduct, selectProduct } from '../catalogue/product.state.ts';
import { notFound } from '@afterimage/client/api/failure.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useNavigate, useParams, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { CustomizeEmpty, CustomizeWaiting } from '@afterimage/studio/CustomizeStates.tsx';
import { Studio } from '@afterimage/studio/Studio.tsx';
import { words } from '@afterimage/studio/studio.words.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import type { Work } from '@afterimage/studio/work.ts';

const ModelViewEntry = lazy(async () => ({
  default: (await import('../model-view/ModelViewEntry.tsx')).ModelViewEntry,
}));

export async function loader({ load, params, store }: PageContext) {
  const { slug } = params;
  if (!slug) throw notFound();
  const { product, productCustomization } = store.getState();
  // From step to step nothing is asked for again: it must go on without a network.
  if (productCustomization?.productData === slug && selectProduct({ product }, slug)) return;
  await load(loadProduct, slug);
}

export const meta: PageModule['meta'] = (state, { slug }) => {
  const product = selectProduct(state, slug);
  return {
    title: product ? words.title({ name: product.name }) : words.loadingTitle,
    description: product ? words.meta({ name: product.name }) : words.lede,
    canonical: `/customize/${slug}`,
    robots: 'noindex',
  };
};

export function Component() {
  const { slug } = useParams();
  const product = useAppSelector((state) => selectProduct(state, slug));
  const restored = useAppSelector((state) => state.common.restored);
  if (!product || !restored) return <CustomizeWaiting />;
  if (product.customizationList.length === 0) return <CustomizeEmpty product={product} />;
  return <Customize key={product.id} product={product} />;
}

function Customize({ product }: { product: ProductDetail }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [linked] = useState(() => search.get('draft'));
  const [choice, choose] = useVariantChoice(product);
  const onAdd = useCallback(
    async (addition: CartAddition) => {
      const done = await dispatch(addToCart(addition));
      if (!addToCart.rejected.match(done)) return null;
      return done.payload ?? { status: 0, code: 'UNKNOWN' as const, description: done.error.message ?? '' };
    },
    [dispatch],
  );
  /** A design goes on where it was left, in its colour and size. */
  const onWork = ({ content }: Work) => {
    const next = new URLSearchParams(search);
    next.delete('draft');
    const variant = variantsOf(product).find(({ variantId }) => variantId === content.variantId);
    if (variant) writeChoice(next, variant);
    next.delete('part');
    next.set('step', content.step);
    void navigate(`?${next}`, { replace: true, preventScrollReset: true });
  };
  const { call } = useServices();
  const renderModelView = (save: () => Promise<string>) => (
    <Suspense>
      <ModelViewEntry
        product={product}
        color={choice.color}
        takeToken={async () => (await call('getDraftRoom', { params: { draftKey: await save() } })).token}
      />
    </Suspense>
  );
  const customerId = useAppSelector(({ profile }) => profile.data?.id ?? null);
  const signedIn = useAppSelector(({ login }) => login.signedIn);
  const { color: colour, size } = choice;
  const colorPictures = product.variation.find(({ color }) => color === colour)?.image;
  const names = Object.values(choiceNames(product, { color: colour, size })).filter(Boolean);
  return (
    <Studio
      product={product}
      picture={colorPictures ?? product.image[0]}
      variant={choice.variant}
      variantName={names.join(', ') || null}
      picker={<VariantPicker product={product} choice={choice} missing={false} onChoose={choose} />}
      room={renderModelView}
      linked={linked}
      customer={{ id: customerId, signedIn }}
      onWork={onWork}
      onOtherProduct={(slug, key) => void navigate(`/customize/${slug}?draft=${key}`, { replace: true })}
      onAdd={onAdd}
      onLeave={(path) => navigate(path)}
    />
  );
}
