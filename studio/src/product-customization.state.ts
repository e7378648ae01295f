import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { InputKind } from '@afterimage/contract/customization.ts';
import type { Look } from '@afterimage/contract/look.ts';
import type { AcceptedWarning } from '@afterimage/contract/print.ts';
import { injectSlice } from '@afterimage/client/state/store.ts';
import type { ArMediaItem } from './ar-customization.state.ts';
import { lookWith, type SlotEdit } from './edit-slot.ts';

/** S4.1, S3.16: the three steps of the studio and how far each is. */
const stepTypes = ['product', 'AR', 'checkout'] as const;
export type StepType = (typeof stepTypes)[number];
export type StepStatus = 'wait' | 'process' | 'error' | 'finish';

/** S2.8: where one is: at the whole of it, at what is printed, or at what plays on it. */
export const sections = ['main', 'product', 'AR'] as const;

/** The section in which a step happens: the checkout looks at everything. */
export const sectionOf = (step: StepType): (typeof sections)[number] => (step === 'checkout' ? 'main' : step);

interface CustomizationStep {
  type: StepType;
  title: string;
  status: StepStatus;
}

/**
 * One entry of a step of the personalisation, by its slot's id; for a photo `file` names the upload and `value` its
 * address, for a text `value` is what was typed.
 */
export interface StepEntry {
  id: number;
  file: string | null;
  value: string | null;
  /** The ids of what was chosen in the slot: a font, a paper, a gift box. */
  chosen?: number[];
  /** The first month of the calendar that the customer has named, for a choice of its start. */
  month?: string;
  /** The photo's pixels. */
  size?: { width: number; height: number } | null;
  /** How the photo or the text looks; absent: as it comes. */
  look?: Look;
}

export interface PersonalizationStep {
  kind: InputKind;
  title: string;
  status: StepStatus;
  data: StepEntry[];
}

/** S2.9: what is seen before the checkout, section by section. */
export interface Preview {
  productDetails: StepEntry[];
  arMedia: StepEntry[];
  extra: StepEntry[];
}

export interface ProductCustomizationState {
  customizationStep: StepType;
  customizationSteps: CustomizationStep[];
  personalizationStep: number;
  personalizationSteps: PersonalizationStep[];
  uploadedPhotos: StepEntry[];
  availableSteps: StepType[];
  nextBtn: boolean;
  prevBtn: boolean;
  /** The slug of the product that is being personalised. */
  productData: string | null;
  /** The chosen variant, as the address says; null while a size is still to be chosen. */
  variantId: number | null;
  previewData: Preview;
  quantity: number;
  /** What the person was warned of and wants printed all the same. */
  acceptedWarningList: AcceptedWarning[];
}

const emptyPreview: Preview = { productDetails: [], arMedia: [], extra: [] };
const titles: Record<StepType, string> = {
  product: 'Product Personalization',
  AR: 'AR Customization',
  checkout: 'Checkout',
};
const initialState: ProductCustomizationState = {
  customizationStep: 'product',
  customizationSteps: stepTypes.map((type) => ({ type, title: titles[type], status: 'wait' })),
  personalizationStep: 0,
  personalizationSteps: [],
  uploadedPhotos: [],
  availableSteps: [...stepTypes],
  nextBtn: false,
  prevBtn: false,
  productData: null,
  variantId: null,
  previewData: emptyPreview,
  quantity: 1,
  acceptedWarningList: [],
};

/** What is begun with, and what an undo puts back; `mediaItems` are for the group of the media. */
interface CustomizationStart {
  steps: PersonalizationStep[];
  mediaItems?: ArMediaItem[];
  quantity?: number;
  acceptedWarningList?: AcceptedWarning[];
}

/** The product, and where in its studio one is. */
interface Opened {
  slug: string;
  availableSteps?: StepType[];
  variantId?: number | null;
  step?: StepType;
}

const sameWarning = (one: AcceptedWarning) => (other: AcceptedWarning) =>
  one.customizationId === other.customizationId && one.code === other.code;
const photosOf = (steps: readonly PersonalizationStep[]) =>
  steps.flatMap(({ data }) => data.filter(({ file }) => file !== null));

const slice = createSlice({
  name: 'productCustomization',
  initialState,
  reducers: {
    customizationBegun(_, action: PayloadAction<CustomizationStart & Opened>) {
      const { slug, steps, quantity = 1, acceptedWarningList = [], availableSteps = [...stepTypes] } = action.payload;
      const { variantId = null, step = 'product' } = action.payload;
      return {
        ...initialState,
        productData: slug,
        variantId,
        customizationStep: step,
        personalizationSteps: steps,
        uploadedPhotos: photosOf(steps),
        quantity,
        acceptedWarningList,
        availableSteps,
      };
    },
    /** Other content takes the place of this one, by an undo or from another device; one stays where one is. */
    contentRestored(state, action: PayloadAction<CustomizationStart>) {
      const { steps, quantity = 1, acceptedWarningList = [] } = action.payload;
      const statuses = new Map(state.personalizationSteps.map(({ kind, status }) => [kind, status]));
      state.personalizationSteps = steps.map((step) => ({ ...step, status: statuses.get(step.kind) ?? step.status }));
      state.uploadedPhotos = photosOf(steps);
      state.quantity = quantity;
      state.acceptedWarningList = acceptedWarningList;
    },
    /** What was typed, chosen or moved in a slot. */
    entryChanged(state, action: PayloadAction<{ id: number; edit: SlotEdit }>) {
      const { id, edit } = action.payload;
      const entry = state.personalizationSteps.flatMap(({ data }) => data).find((one) => one.id === id);
      if (!entry) return;
      if (edit.text !== undefined) entry.value = edit.text;
      if (edit.choices) {
        entry.chosen = edit.choices;
        delete entry.month;
      }
      if (edit.month !== undefined) entry.month = edit.month;
      if (edit.look) entry.look = lookWith(entry.look ?? {}, edit.look);
    },
    variantChosen(state, action: PayloadAction<number | null>) {
      state.variantId = action.payload;
    },
    personalizationStepOpened(state, action: PayloadAction<number>) {
      state.personalizationStep = action.payload;
    },
    personalizationStatusSet(state, action: PayloadAction<{ step: number; status: StepStatus }>) {
      const step = state.personalizationSteps[action.payload.step];
      if (step) step.status = action.payload.status;
    },
    quantitySet(state, action: PayloadAction<number>) {
      state.quantity = action.payload;
    },
    stepOpened(state, action: PayloadAction<StepType>) {
      state.customizationStep = action.payload;
    },
    stepStatusSet(state, action: PayloadAction<{ type: StepType; status: StepStatus }>) {
      const step = state.customizationSteps.find((one) => one.type === action.payload.type);
      if (step) step.status = action.payload.status;
    },
    /** S4.22: photos in their step let the person go back again. */
    photoDataSet(state, action: PayloadAction<{ step: number; data: StepEntry[] }>) {
      const step = state.personalizationSteps[action.payload.step];
      if (!step) return;
      step.data = action.payload.data;
      state.uploadedPhotos = action.payload.data.filter((entry) => entry.file !== null);
      if (action.payload.data.length > 0) state.prevBtn = true;
    },
    /** S4.2, S4.21: the entry stays, empty; its step is in process and there is no going on. */
    photoRemoved(state, action: PayloadAction<{ step: number; id: number }>) {
      const step = state.personalizationSteps[action.payload.step];
      const entry = step?.data.find((one) => one.id === action.payload.id);
      if (!step || !entry) return;
      entry.file = null;
      entry.value = null;
      if (entry.size) entry.size = null;
      delete entry.look;
      step.status = 'process';
      state.uploadedPhotos = state.uploadedPhotos.filter((photo) => photo.id !== entry.id);
      state.nextBtn = false;
    },
    buttonsSet(state, action: PayloadAction<{ next?: boolean; previous?: boolean }>) {
      state.nextBtn = action.payload.next ?? state.nextBtn;
      state.prevBtn = action.payload.previous ?? state.prevBtn;
    },
    warningAccepted(state, action: PayloadAction<AcceptedWarning>) {
      state.acceptedWarningList = state.acceptedWarningList.filter((one) => !sameWarning(action.payload)(one));
      state.acceptedWarningList.push(action.payload);
    },
    warningDeclined(state, action: PayloadAction<AcceptedWarning>) {
      state.acceptedWarningList = state.acceptedWarningList.filter((one) => !sameWarning(action.payload)(one));
    },
    previewSet(state, action: PayloadAction<Partial<Preview>>) {
      Object.assign(state.previewData, action.payload);
    },
    /** S4.23 */
    previewReset(state) {
      state.previewData = emptyPreview;
    },
    customizationEnded: () => initialState,
  },
});

export const {
  customizationBegun,
  customizationEnded,
  contentRestored,
  entryChanged,
  personalizationStepOpened,
  personalizationStatusSet,
  quantitySet,
  variantChosen,
  stepOpened,
  stepStatusSet,
  photoDataSet,
  photoRemoved,
  buttonsSet,
  warningAccepted,
  warningDeclined,
  previewSet,
  previewReset,
} = slice.actions;
export const productCustomizationReducer = slice.reducer;
injectSlice('productCustomization', productCustomizationReducer);

declare module '@afterimage/client/state/store.ts' {
  interface InjectedSlices {
    productCustomization: ReturnType<typeof productCustomizationReducer>;
  }
}
