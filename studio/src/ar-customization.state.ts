import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArCustomization, ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import { contentRestored, customizationBegun } from './product-customization.state.ts';

/** What lies on one photo (S3.14); `id` is the medium's id, `value` the text or the address that is shown. */
export interface ArData {
  video: string | null;
  image: string | null;
  value: string | null;
  id: string | null;
}

/** A photo, by its customisation's id, with its medium. */
export interface ArMediaItem {
  id: number;
  ARdata: ArData;
  /** What is known of the medium, and how it lies on the photo; absent while there is none. */
  medium?: Omit<ArCustomization, 'display'> | null;
  display?: MediumDisplay | null;
}

export interface ArCustomizationState {
  mediaItems: ArMediaItem[];
  ARType: ArType | null;
  isModalOpen: boolean;
  modalType: ArType | null;
}

type MediumOnPhoto = Pick<Required<ArMediaItem>, 'medium' | 'display'>;

const bare: MediumOnPhoto = { medium: null, display: null };
const nothing: ArData = { video: null, image: null, value: null, id: null };
const initialState: ArCustomizationState = { mediaItems: [], ARType: null, isModalOpen: false, modalType: null };

function patchMedium(state: ArCustomizationState, id: number, change: Partial<ArData>): ArMediaItem {
  const currentItem = state.mediaItems.find((one) => one.id === id);
  if (currentItem) {
    Object.assign(currentItem.ARdata, change);
    return currentItem;
  }
  const item: ArMediaItem = { id, ARdata: { ...nothing, ...change } };
  state.mediaItems.push(item);
  return item;
}

/** What a medium is to the state (S3.14): a video and a picture have places of their own, every kind its value. */
export function arDataOf(medium: Pick<ArCustomization, 'attachmentId' | 'type' | 'url'> | null): ArData {
  if (!medium) return nothing;
  const { attachmentId: id, type, url: value } = medium;
  return { id, value, video: type === 'VIDEO' ? value : null, image: type === 'IMAGE' ? value : null };
}

const slice = createSlice({
  name: 'ARCustomization',
  initialState,
  reducers: {
    arDataSet(state, action: PayloadAction<{ id: number; ARdata: Partial<ArData> }>) {
      patchMedium(state, action.payload.id, action.payload.ARdata);
    },
    /** A medium and how it lies takes the place of what there was on a photo; null takes it away. */
    arMediumSet(state, action: PayloadAction<{ id: number } & MediumOnPhoto>) {
      const { id, medium, display } = action.payload;
      Object.assign(patchMedium(state, id, arDataOf(medium)), { medium, display });
    },
    arVideoReset(state, action: PayloadAction<number>) {
      Object.assign(patchMedium(state, action.payload, { video: null, value: null, id: null }), bare);
    },
    arImageReset(state, action: PayloadAction<number>) {
      Object.assign(patchMedium(state, action.payload, { image: null, value: null, id: null }), bare);
    },
    arTypeChosen(state, action: PayloadAction<ArType | null>) {
      state.ARType = action.payload;
    },
    arModalOpened(state, action: PayloadAction<ArType>) {
      state.isModalOpen = true;
      state.modalType = action.payload;
    },
    arModalClosed(state) {
      state.isModalOpen = false;
      state.modalType = null;
    },
  },
  extraReducers: (builder) =>
    builder
      .addCase(customizationBegun, (_, { payload }) => ({ ...initialState, mediaItems: payload.mediaItems ?? [] }))
      .addCase(contentRestored, (state, { payload }) => {
        state.mediaItems = payload.mediaItems ?? [];
      }),
});

export const { arDataSet, arMediumSet, arVideoReset, arImageReset, arTypeChosen, arModalOpened, arModalClosed } =
  slice.actions;
export const arCustomizationReducer = slice.reducer;
injectSlice('ARCustomization', arCustomizationReducer);

declare module '@afterimage/client/state/store.ts' {
  interface InjectedSlices {
    ARCustomization: ReturnType<typeof arCustomizationReducer>;
  }
}
