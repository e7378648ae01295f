import type { Product } from '@afterimage/contract/catalogue.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { compareIcon } from '@afterimage/ui/icons.ts';
import { ToggleTool } from '@afterimage/ui/ToggleTool.tsx';
import { words } from './compare-tool.words.ts';
import { isCompared, toggleCompare } from './compare.state.ts';

type CompareToolProps = { product: Product; named?: boolean; className?: string | undefined };

/** Takes a product into the comparison, or out of it. */
export function CompareTool({ product, named, className }: CompareToolProps) {
  const dispatch = useAppDispatch();
  const known = useAppSelector((state) => state.common.restored);
  const compared = useAppSelector((state) => isCompared(state, product.id));
  return (
    <ToggleTool
      icon={compareIcon}
      label={words.tool({ name: product.name })}
      name={named ? words.compare : undefined}
      pressed={known ? compared : null}
      className={className}
      onToggle={() => dispatch(toggleCompare(product))}
    />
  );
}
