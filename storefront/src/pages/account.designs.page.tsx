import { lazy, Suspense } from 'react';
import { AccountFrame } from '../account/AccountFrame.tsx';
import { AccountLoading } from '../account/AccountLoading.tsx';
import { Designs } from '../account/Designs.tsx';
import { words } from '../account/designs.words.ts';
import { designShared, loadDesigns } from '../account/my-account.state.ts';
import { SignOut } from '../auth/SignOut.tsx';
import { useAppDispatch, useAppSelector } from '@afterimage/client/state/hooks.ts';
import type { PageContext, PageModule } from '@afterimage/client/navigation/page.ts';
import { ErrorState } from '@afterimage/ui/States.tsx';

const ShareDialog = lazy(async () => ({
  default: (await import('@afterimage/studio/share/ShareDialog.tsx')).ShareDialog,
}));

const DesignPicture = lazy(async () => ({
  default: (await import('@afterimage/studio/share/DesignPicture.tsx')).DesignPicture,
}));

export async function loader({ store, signal }: PageContext) {
  await store.dispatch(loadDesigns(undefined, { signal }));
}

export const meta: PageModule['meta'] = () => ({
  title: words.title,
  description: words.meta,
  canonical: '/account/designs',
  robots: 'noindex',
});

export function Component() {
  const dispatch = useAppDispatch();
  const restored = useAppSelector((state) => state.common.restored);
  const { designList, designFailure } = useAppSelector((state) => state.myAccount);
  const designs = restored ? designList : null;
  const failure = designs ? null : designFailure;
  return (
    <AccountFrame title={words.title} lede={words.lede} signOut={<SignOut />}>
      {designs ? (
        <Designs
          designs={designs}
          renderPicture={({ key, slug }, standIn) => (
            <Suspense fallback={standIn}>
              <DesignPicture draftKey={key} slug={slug} standIn={standIn} />
            </Suspense>
          )}
          renderShare={(design, onClose) => (
            <Suspense>
              {design ? (
                <ShareDialog
                  open
                  onClose={onClose}
                  keyOf={async () => design.key}
                  onChange={(shareKey) => dispatch(designShared({ key: design.key, shareKey }))}
                />
              ) : null}
            </Suspense>
          )}
        />
      ) : null}
      {failure ? (
        <ErrorState title={words.failed} reason={failure.description} onRetry={() => void dispatch(loadDesigns())} />
      ) : null}
      {designs || failure ? null : <AccountLoading label={words.loading} height="152px" count={3} />}
    </AccountFrame>
  );
}
