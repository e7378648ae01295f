import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Reply } from '@afterimage/contract/api.ts';
import type { HelpPage } from '@afterimage/contract/help.ts';
import type { Country } from '@afterimage/contract/location.ts';
import type { ShopFacts } from '@afterimage/contract/shop.ts';
import type { FrontPage, ShopFrame } from '@afterimage/contract/shop-pages.ts';
import type { LegalTextName } from '@afterimage/contract/values/legal.ts';
import { restored } from './lifecycle.ts';
import { operation } from './operation.ts';

interface Notice {
  id: number;
  kind: 'success' | 'info' | 'error';
  title: string;
  description: string;
}

export interface CommonState {
  /** Whether saved state has been read; until then counters keep their box and show nothing. */
  restored: boolean;
  notices: Notice[];
  nextNoticeId: number;
  countryList: Country[];
  /** Who sells, and where customers write to; null until it is known. */
  shop: ShopFacts | null;
  /** What the owner wrote for pages, those that were asked for: of legal ones null where nothing. */
  pageTexts: Partial<Record<LegalTextName, LegalText | null>> & {
    help?: HelpPage;
    front?: FrontPage;
  };
  /** The owner's menus and the languages of the shop; null until they are known. */
  frame: ShopFrame | null;
}

type LegalText = NonNullable<Reply<'getLegalText'>['text']>;

const initialState: CommonState = {
  restored: false,
  notices: [],
  nextNoticeId: 1,
  countryList: [],
  shop: null,
  pageTexts: {},
  frame: null,
};

export const loadCountries = operation('common/loadCountries', async (_: void, { call, signal }) => {
  const { countryList } = await call('listCountries', {}, { signal });
  return countryList;
});

export const loadShop = operation('common/loadShop', (_: void, { call, signal }) => call('getShop', {}, { signal }));

export const loadFrame = operation('common/loadFrame', (_: void, { call, signal }) =>
  call('getShopFrame', {}, { signal }),
);

/** More than three at once are not read. */
const mostNotices = 3;

const slice = createSlice({
  name: 'common',
  initialState,
  reducers: {
    noticeShown(state, action: PayloadAction<Omit<Notice, 'id'>>) {
      const { kind, title, description } = action.payload;
      state.notices = state.notices.filter((notice) => notice.title !== title || notice.description !== description);
      state.notices.push({ id: state.nextNoticeId, kind, title, description });
      state.notices = state.notices.slice(-mostNotices);
      state.nextNoticeId += 1;
    },
    /** Said by the code of those pages, which fetches the texts. */
    pageTextsLoaded(state, { payload }: PayloadAction<CommonState['pageTexts']>) {
      Object.assign(state.pageTexts, payload);
    },
    noticeClosed(state, action: PayloadAction<number>) {
      state.notices = state.notices.filter((notice) => notice.id !== action.payload);
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(restored, (state) => {
        state.restored = true;
      })
      .addCase(loadCountries.fulfilled, (state, action) => {
        state.countryList = action.payload;
      })
      .addCase(loadFrame.fulfilled, (state, action) => {
        state.frame = action.payload;
      })
      .addCase(loadShop.fulfilled, (state, action) => {
        state.shop = action.payload;
      }),
});

export const { noticeShown, noticeClosed, pageTextsLoaded } = slice.actions;
export const commonReducer = slice.reducer;
