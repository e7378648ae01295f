import { type AnchorHTMLAttributes, type MouseEvent, type Ref, useContext } from 'react';
import { addressFrom, type To, useHref } from '@afterimage/client/navigation/navigation.ts';
import { RouterContext, ViewContext } from '@afterimage/client/navigation/view-context.ts';

export type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  to: To;
  replace?: boolean;
  state?: unknown;
  preventScrollReset?: boolean;
  /** Lets the browser load what is no page of this shop: `to` is then the whole address, without a language of ours. */
  reloadDocument?: boolean;
  ref?: Ref<HTMLAnchorElement>;
};

/** Whether the browser should do with a click what it always does: a new tab, a new window, a download. */
const isBrowsers = (event: MouseEvent<HTMLAnchorElement>) => {
  const { target, download } = event.currentTarget;
  const modified = event.metaKey || event.altKey || event.ctrlKey || event.shiftKey;
  return event.button !== 0 || modified || download !== '' || (target !== '' && target !== '_self');
};

/** A link to a page of the shop: `to` is without the language, which is the page's own. */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  // A whole address leads away from the shop.
  reloadDocument = typeof to === 'string' && to.includes('://'),
  onClick,
  children,
  ...rest
}: LinkProps) {
  const router = useContext(RouterContext);
  const href = useHref(to);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || !router || reloadDocument || isBrowsers(event)) return;
    event.preventDefault();
    void router.navigate(addressFrom(to, router.view.location), { replace, state, preventScrollReset });
  };
  return (
    <a {...rest} href={reloadDocument ? addressFrom(to) : href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that says when it leads to the page one is on; `end` asks for the whole path, else its start will do. */
export function NavLink({ end, ...props }: LinkProps & { end?: boolean }) {
  const path = useContext(ViewContext)?.location.pathname ?? '';
  const [target = ''] = addressFrom(props.to).split(/[?#]/);
  const here = path === target || (!end && path.startsWith(`${target}/`));
  return <Link {...props} aria-current={here ? 'page' : undefined} />;
}
