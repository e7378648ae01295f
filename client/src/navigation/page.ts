import type { ThunkAction, UnknownAction } from '@reduxjs/toolkit';
import type { ComponentType } from 'react';
import type { Call } from '../api/call.ts';
import type { Failure } from '../api/failure.ts';
import type { Services } from '../state/operation.ts';
import type { RootState, Store } from '../state/store.ts';

export type Params = Record<string, string | undefined>;

/** What a page's loader is given. */
export interface PageContext {
  store: Store;
  call: Call;
  params: Params;
  url: URL;
  /** Aborted when the visitor goes elsewhere before the page is there. */
  signal: AbortSignal;
  /**
   * Runs an operation for this page: given up when the visitor goes elsewhere, and a failure is thrown, so that the
   * error page stands in place (with the failure's HTTP status on the server). To go on without it, dispatch instead.
   */
  load<Result, Arg>(operation: LoadableOperation<Result, Arg>, arg: Arg): Promise<Result>;
}

/** An operation as `operation()` makes it. */
type LoadableOperation<Result, Arg> = (
  arg: Arg,
  options?: { signal?: AbortSignal },
) => ThunkAction<Promise<Settled<Result>>, RootState, Services, UnknownAction>;

interface Settled<Result> {
  type: string;
  payload?: Result | Failure | undefined;
  error?: { message?: string | undefined };
}

/** What the head of the document says about a page. */
export interface Meta {
  /** Without the shop's name, which is added unless it is there. */
  title: string;
  description: string;
  /** The path of the one address under which this content is to be found. */
  canonical: string;
  /** Absent: may be indexed. */
  robots?: string;
  // What follows only the server asks for: it is for those who read the document.
  /** The picture of a shared link, as `/social/…` makes it, and what it shows. */
  image?: { url: string; alt: string };
  /** For a product: what it costs, as `19.90`, and whether there is any. */
  product?: { price: string; currency: string; inStock: boolean };
  /** For an article: who wrote it, when, and in which part of the journal. */
  article?: { publishedAt: string; author: string; section?: string };
  /** The path of a feed of what is listed here. */
  feed?: string;
  /** Structured data with paths in place of addresses, one script each. */
  jsonLd?: object[];
}

/** What a file in pages/ exports. */
export interface PageModule {
  Component: ComponentType;
  loader?(context: PageContext): Promise<void> | void;
  meta(state: RootState, params: Params, url: URL): Meta;
}

/**
 * `public`: rendered on the server with its data, the same for everybody, cached, indexed. `personal`: rendered
 * empty, its loader runs in the browser once saved state is restored. `account`: personal, and only when signed in.
 */
type Access = 'public' | 'personal' | 'account';

/** A line of the table of pages: `file` is the name of a file in pages/ without `.page.tsx`. */
export interface PageLine {
  path: string;
  file: string;
  access: Access;
  /** `plain`: the page brings its own head and foot (PlainLayout), as checkout and sign-in do. */
  frame?: 'plain';
}

/** A page that can be shown: with its module, or with the reason why there is none. */
export interface LoadedPage {
  line: PageLine | null;
  page: PageModule | null;
  params: Params;
  failure: Failure | null;
}
