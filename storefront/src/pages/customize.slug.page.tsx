import type { CartAddition } from '@afterimage/contract/cart.ts';
import { useCallback } from 'react';
import { useNavigate, useParams } from '../navigation.ts';
import { addToCart } from '../cart/cart.operations.ts';
import { useVariantChoice } from '../catalogue/product/use-variant-choice.ts';
import { VariantPicker } from '../catalogue/product/VariantPicker.tsx';
import { loadProduct, selectProduct } from '../catalogue/product.state.ts';
import { notFound } from '../failure.ts';
import { useAppDispatch, useAppSelector } from '../hooks.ts';
import type { PageContext, PageModule } from '../page.ts';
import { CustomizeLayout } from '../studio/CustomizeLayout.tsx';
import { CustomizeEmpty, CustomizeWaiting } from '../studio/CustomizeStates.tsx';
import { PersonalForm } from '../studio/PersonalForm.tsx';
import { words } from '../studio/studio.words.ts';
import type { ProductDetail } from '@afterimage/contract/catalogue.ts';

export async function loader({ load, params }: PageContext) {
  if (!params['slug']) throw notFound();
  await load(loadProduct, params['slug']);
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
  if (!product) return <CustomizeWaiting />;
  if (product.customizationList.length === 0) return <CustomizeEmpty product={product} />;
  return <Personalise key={product.id} product={product} />;
}

function Personalise({ product }: { product: ProductDetail }) {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [choice, choose] = useVariantChoice(product);
  const onAdd = useCallback(
    async (addition: CartAddition) => {
      const done = await dispatch(addToCart(addition));
      if (!addToCart.rejected.match(done)) return null;
      return done.payload ?? { status: 0, code: 'UNKNOWN' as const, description: done.error.message ?? '' };
    },
    [dispatch],
  );
  const inColour = product.variation.find(({ color }) => color === choice.colour)?.image;
  return (
    <CustomizeLayout
      product={product}
      picture={inColour ?? product.image[0]}
      picker={<VariantPicker product={product} choice={choice} missing={false} onChoose={choose} />}
      pickerError={choice.variant && choice.variant.stock <= 0 ? words.soldOutOnly : undefined}
    >
      <PersonalForm product={product} variant={choice.variant} onAdd={onAdd} onAdded={() => void navigate('/cart')} />
    </CustomizeLayout>
  );
}
