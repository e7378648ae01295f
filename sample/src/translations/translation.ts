/** The shapes of the sample shop's translations into one further language. English texts are in the data itself. */

/** A view of a product: as a whole, from another side, from near, in use. */
type View = 'main' | 'second' | 'detail' | 'scene';

/** A text by its English title. */
type ByTitle = Readonly<Record<string, string>>;

/** Absent texts stay English; `material`, `care` and `dimensions` follow the name of their fact and a colon. */
export interface ProductTranslation {
  name: string;
  /** Tags as customers search for them; there may be more of them than in English, and they stand in any order. */
  tag: string[];
  shortDescription: string;
  /** The first paragraph of the full description. */
  story: string;
  material: string;
  care: string;
  dimensions: string;
  /** What a further picture shows where the words for its view do not fit, with the comma: `, über einem Gestell`. */
  views?: Partial<Record<View, string>>;
  /** Titles of customization slots. */
  slots?: ByTitle;
  /** Titles of choices and extras. The faces that texts are set in keep their names. */
  choices?: ByTitle;
  /** Titles of the surfaces that are printed. */
  surfaces?: ByTitle;
}

/** By the product's slug. */
export type ProductTranslations = Readonly<Record<string, ProductTranslation>>;

/**
 * `summary` has at most 200 characters. `blocks` are the texts of the blocks from top to bottom, of a picture its
 * caption; `alts` describe the article's own picture and then those of its picture blocks.
 */
export interface ArticleTranslation {
  title: string;
  summary: string;
  blocks: readonly string[];
  alts: readonly string[];
}

/** Name and description of a category of products or articles. */
interface CategoryTranslation {
  name: string;
  description: string;
}

/** The parts of which a picture's description is composed: the name, the color, a comma and the place. */
export interface PictureWords {
  /** What follows the name of a product that has colors: `in Blau`. */
  inColor: Readonly<Record<string, string>>;
  /** What follows for each view, with the comma; `scene` where the place is not known. */
  views: Readonly<Record<View, string>>;
  /** Where a product is photographed in use, without the comma. */
  places: Readonly<Record<string, string>>;
}

/** Title and text by the product's slug and the author. */
export type ReviewTranslations = Readonly<
  Record<string, Readonly<Record<string, readonly [title: string, text: string]>>>
>;

export interface SampleTranslation {
  products: ProductTranslations;
  /** Parts of the reviews, one after another: a product may be in several. */
  reviews: readonly ReviewTranslations[];
  /** By slug. */
  articles: Readonly<Record<string, ArticleTranslation>>;
  /** By id. */
  categories: Readonly<Record<string, CategoryTranslation>>;
  /** By id. */
  articleCategories: Readonly<Record<string, CategoryTranslation>>;
  /** Names of the facts in a full description, by their English name. */
  facts: ByTitle;
  /** Names of attributes by their id, and of their values by their codes. */
  attributes: Readonly<Record<string, { name: string; values: Readonly<Record<string, string>> }>>;
  /** Warnings about products, by their English text. */
  warnings: ByTitle;
  /** By id of the delivery method. */
  deliveries: Readonly<Record<string, string>>;
  /** Titles by code. */
  coupons: Readonly<Record<string, string>>;
  /** The names of taxes, by country code. */
  taxes: Readonly<Record<string, string>>;
  /** By name of the gallery model. */
  gallery: Readonly<Record<string, string>>;
  pictures: PictureWords;
}
