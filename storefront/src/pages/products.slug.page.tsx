import { lazy, useCallback } from 'react';
import { useParams } from '@afterimage/client/navigation/navigation.ts';
import { addToCart } from '../cart/cart.operations.ts';
import { AliveBand } from '../catalogue/product/AliveBand.tsx';
import { loadProductPage } from '../catalogue/product/product-loading.ts';
import { productMeta } from '../catalogue/product/product-meta.ts';
import { ProductView, type Purchase } from '../catalogue/product/ProductView.tsx';
import { RelatedProducts } from '../catalogue/product/RelatedProducts.tsx';
import { RecentlyViewed } from '../catalogue/recent/RecentlyViewed.tsx';
import { selectProduct } from '../catalogue/product.state.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageModule } from '@afterimage/client/navigation/page.ts';
import { ReviewsSection } from '../reviews/ReviewsSection.tsx';
import type { ReviewsProps } from '../reviews/Reviews.tsx';
import { LabeledTools } from './root/ProductTools.tsx';

const ModelViewEntry = lazy(async () => ({
  default: (await import('../model-view/ModelViewEntry.tsx')).ModelViewEntry,
}));

export const loader = loadProductPage;

export const meta: PageModule['meta'] = (state, { slug }) => productMeta(state, slug);

export function Component() {
  const { slug } = useParams();
  const dispatch = useAppDispatch();
  const product = useAppSelector((state) => selectProduct(state, slug));
  const onAdd = useCallback(
    async ({ productId, variantId, quantity }: Purchase) => {
      const result = await dispatch(addToCart({ productId, variantId, quantity }));
      return addToCart.fulfilled.match(result);
    },
    [dispatch],
  );
  const startUpload = useCallback<ReviewsProps['startUpload']>(
    (file, onProgress) => {
      const uploadStart = import('@afterimage/studio/upload.state.ts').then(({ uploadPhoto }) => ({
        upload: dispatch(uploadPhoto({ file, onProgress })),
      }));
      return {
        settled: uploadStart.then(({ upload }) => upload.unwrap()),
        abort: () => void uploadStart.then(({ upload }) => upload.abort()),
      };
    },
    [dispatch],
  );
  if (!product) return null;
  return (
    <>
      <ProductView
        key={product.id}
        product={product}
        onAdd={onAdd}
        tools={<LabeledTools product={product} />}
        ModelViewEntry={ModelViewEntry}
      />
      <AliveBand product={product} />
      <ReviewsSection key={`reviews ${product.id}`} product={product} startUpload={startUpload} />
      <RelatedProducts product={product} />
      <RecentlyViewed present={product.id} />
    </>
  );
}
