import type { ProductDetail } from '@afterimage/contract/catalogue.ts';
import type { ArCustomization, Customization, MediumDisplay } from '@afterimage/contract/customization.ts';
import type { Project, ProjectChange } from '@afterimage/contract/projects.ts';
import type { ComponentType } from 'react';

export type ProjectItem = Project['projectCustomizationItemList'][number];
export type SlotChange = ProjectChange['projectCustomizationItemList'][number];

/** A medium as it lies on its photo. */
export interface MediumOnPrint {
  medium: Omit<ArCustomization, 'display'>;
  display: MediumDisplay;
}

interface ProjectContext {
  project: Project;
  /** The slots of the product as the catalogue has it today; empty when it has it no more. */
  slots: readonly Customization[];
}

/** What the studio gives to the page of an order's projects: it alone can draw a print and change what is on it. */
export interface ProjectParts {
  /** The thing as it is printed, small. */
  Thumbnail: ComponentType<ProjectContext>;
  /** All its faces as they are printed. */
  Proof: ComponentType<ProjectContext>;
  /** One of its photos with what plays on it. */
  Playing: ComponentType<ProjectContext & { item: ProjectItem }>;
  /** Another thing that plays on the photo. */
  Medium: ComponentType<
    ProjectContext & {
      item: ProjectItem;
      value: MediumOnPrint | null;
      onChange: (value: MediumOnPrint | null) => void;
      onBusy: (busy: boolean) => void;
    }
  >;
  /** Other photos, places and words. */
  Personalization: ComponentType<{
    project: Project;
    product: ProductDetail;
    /** The extras of the whole product, by their titles. */
    extras: readonly string[];
    errorAt: (slotId: number) => string | undefined;
    onChanges: (changes: SlotChange[]) => void;
    /** How many photos are on their way. */
    onBusy: (count: number) => void;
  }>;
}
