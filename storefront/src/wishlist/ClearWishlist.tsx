import { useState } from 'react';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import { Button } from '@afterimage/ui/Button.tsx';
import { Dialog } from '@afterimage/ui/Dialog.tsx';
import { changeWishlist } from './wishlist.operations.ts';
import { words } from './wishlist.words.ts';

/** Empties the list, once that was confirmed. */
export function ClearWishlist() {
  const dispatch = useAppDispatch();
  const products = useAppSelector((state) => state.wishlist.wishlist);
  const [asking, setAsking] = useState(false);
  const clear = () => {
    setAsking(false);
    void dispatch(changeWishlist({ kind: 'clear', products, index: 0 }));
  };
  return (
    <>
      <Button kind="quiet" small onClick={() => setAsking(true)}>
        {words.clear}
      </Button>
      <Dialog
        open={asking}
        title={words.clearTitle}
        onClose={() => setAsking(false)}
        footer={
          <>
            <Button wide onClick={clear}>
              {words.clearYes}
            </Button>
            <Button wide kind="secondary" onClick={() => setAsking(false)}>
              {words.clearNo}
            </Button>
          </>
        }
      >
        <p>{words.clearText({ count: products.length })}</p>
      </Dialog>
    </>
  );
}
