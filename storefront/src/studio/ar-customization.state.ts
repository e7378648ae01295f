import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ArCustomization, ArType, MediumDisplay } from '@afterimage/contract/customization.ts';
import { joinGroup } from '../groups.ts';

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

const nothing: ArData = { video: null, image: null, value: null, id: null };
const initialState: ArCustomizationState = { mediaItems: [], ARType: null, isModalOpen: false, modalType: null };

function put(state: ArCustomizationState, id: number, change: Partial<ArData>): void {
  const item = state.mediaItems.find((one) => one.id === id);
  if (item) Object.assign(item.ARdata, change);
  else state.mediaItems.push({ id, ARdata: { ...nothing, ...change } });
}

const slice = createSlice({
  name: 'ARCustomization',
  initialState,
  reducers: {
    arDataSet(state, action: PayloadAction<{ id: number; ARdata: Partial<ArData> }>) {
      put(state, action.payload.id, action.payload.ARdata);
    },
    arVideoReset(state, action: PayloadAction<number>) {
      put(state, action.payload, { video: null, value: null, id: null });
    },
    arImageReset(state, action: PayloadAction<number>) {
      put(state, action.payload, { image: null, value: null, id: null });
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
    arCustomizationReset: () => initialState,
  },
});

export const {
  arDataSet,
  arVideoReset,
  arImageReset,
  arTypeChosen,
  arModalOpened,
  arModalClosed,
  arCustomizationReset,
} = slice.actions;
export const arCustomizationReducer = slice.reducer;
joinGroup('ARCustomization', arCustomizationReducer);
