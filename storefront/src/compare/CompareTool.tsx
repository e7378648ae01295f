import type { Product } from '@afterimage/contract/catalogue.ts';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { compareIcon } from '@afterimage/ui/icons.ts';
import { ToggleTool } from '@afterimage/ui/ToggleTool.tsx';
import { words } from './compare-tool.words.ts';
import { isCompared, toggleCompare } from './compare.state.ts';

type CompareToolProps = { product: Product; hasLabel?: boolean; className?: string | undefined };

/** Takes a product into the comparison, or out of it. */
export function CompareTool({ product, hasLabel, className }: CompareToolProps) {
  const dispatch = useAppDispatch();
  const isRestored = useAppSelector((state) => state.common.restored);
  const compared = useAppSelector((state) => isCompared(state, product.id));
  return (
    <ToggleTool
      icon={compareIcon}
      label={words.tool({ name: product.name })}
      name={hasLabel ? words.compare : undefined}
      pressed={isRestored ? compared : null}
      className={className}
      onToggle={() => dispatch(toggleCompare(product))}
    />
  );
}
