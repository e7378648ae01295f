import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import { lazy, Suspense, useState } from 'react';
import { useVariantChoice } from '../catalogue/product/use-variant-choice.ts';
import { choiceNames, variantsOf, writeChoice } from '../catalogue/product/variant-choice.ts';
import { VariantPicker } from '../catalogue/product/VariantPicker.tsx';
import { loadProduct, selectProduct } from '../catalogue/product.state.ts';
import { notFound } from '@afterimage/client/api/failure.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { useNavigate, useParams, useSearchParams } from '@afterimage/client/navigation/navigation.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { CustomizeEmpty, CustomizeWaiting } from '@afterimage/studio/CustomizeStates.tsx';
import { Studio } from '@afterimage/studio/Studio.tsx';
import { words } from '@afterimage/studio/studio.words.ts';
import { useServices } from '@afterimage/studio/use-services.ts';
import { useCartWays } from './root/use-cart-ways.ts';
import type { Work } from '@afterimage/studio/work.ts';

const ModelViewEntry = lazy(async () => ({
  default: (await import('../model-view/ModelViewEntry.tsx')).ModelViewEntry,
}));

const LineOpening = lazy(async () => ({ default: (await import('../designs/LineOpening.tsx')).LineOpening }));
const DesignInCart = lazy(async () => ({ default: (await import('../designs/DesignInCart.tsx')).DesignInCart }));
const ShareDesign = lazy(async () => ({
  default: (await import('@afterimage/studio/share/ShareDesign.tsx')).ShareDesign,
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
  return <CustomizeDesign product={product} />;
}

/** A cart line is opened first (`line`, `copy`) and then has the address of its draft (`design`). */
function CustomizeDesign({ product }: { product: ProductDetail }) {
  const [search] = useSearchParams();
  const [inCart, setInCart] = useState<{ key: string; cartItemId: string } | null>(null);
  const cartItems = useAppSelector(({ cart }) => cart.cartItems);
  const { slug } = product;
  const [line, copy, design] = ['line', 'copy', 'design'].map((name) => search.get(name));
  const cartItemId = line ?? copy;
  if (cartItemId)
    return (
      <Suspense fallback={<CustomizeWaiting />}>
        <LineOpening
          key={search.toString()}
          cartItemId={cartItemId}
          purpose={line ? 'edit' : 'copy'}
          slug={slug}
          renderWaiting={() => <CustomizeWaiting />}
        />
      </Suspense>
    );
  if (inCart && search.get('draft') === inCart.key)
    return (
      <Suspense fallback={<CustomizeWaiting />}>
        <DesignInCart
          designKey={inCart.key}
          slug={slug}
          isHere={cartItems.some((item) => item.cartItemId === inCart.cartItemId)}
        />
      </Suspense>
    );
  return (
    <Customize
      key={`${product.id} ${design ?? ''}`}
      product={product}
      design={design ?? null}
      onInCart={(key, cartItemId) => setInCart({ key, cartItemId })}
    />
  );
}

interface CustomizeProps {
  product: ProductDetail;
  /** The key of a design with a storage place of its own. */
  design: string | null;
  onInCart: (key: string, cartItemId: string) => void;
}

function Customize({ product, design, onInCart }: CustomizeProps) {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const [linkedDraft] = useState(() => search.get('draft'));
  const [choice, choose] = useVariantChoice(product);
  const ways = useCartWays();
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
  const renderShare = (save: () => Promise<string>) => (
    <Suspense>
      <ShareDesign save={save} />
    </Suspense>
  );
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
      linked={linkedDraft}
      design={design}
      customer={{ id: customerId, signedIn }}
      onWork={onWork}
      onOtherProduct={(slug, key) =>
        void navigate(`/customize/${slug}?${design ? 'design' : 'draft'}=${key}`, { replace: true })
      }
      onInCart={(key, { cartItemId }) => onInCart(key, cartItemId)}
      {...ways}
      share={renderShare}
      onLeave={(path) => navigate(path)}
    />
  );
}
