import { words as compareWords } from '../../compare/compare-tool.words.ts';
import { useAppSelector } from '@afterimage/client/state/hooks.ts';
import { compareIcon, heartIcon } from '@afterimage/ui/icons.ts';
import { ToolLink } from '@afterimage/ui/ToolLink.tsx';
import { words as wishWords } from '../../wishlist/heart.words.ts';

/** What has been put aside and what is compared, counted in the shop's head. */
export function HeaderTools() {
  const restored = useAppSelector((state) => state.common.restored);
  const wishlistCount = useAppSelector((state) => state.wishlist.wishlist.length);
  const compared = useAppSelector((state) => state.compare.compareItems.length);
  return (
    <>
      <ToolLink
        to="/compare"
        icon={compareIcon}
        label={restored && compared ? compareWords.count({ count: compared }) : compareWords.compare}
        count={restored ? compared : undefined}
        spare
      />
      <ToolLink
        to="/wishlist"
        icon={heartIcon}
        label={restored && wishlistCount ? wishWords.count({ count: wishlistCount }) : wishWords.wishlist}
        count={restored ? wishlistCount : undefined}
      />
    </>
  );
}
