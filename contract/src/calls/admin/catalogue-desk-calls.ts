import * as z from 'zod';
import * as desk from '../../admin/catalogue-desk.ts';
import { choiceBody, slotOrderBody } from '../../admin/choice-desk.ts';
import { listPage, listQuery } from '../../admin/lists.ts';
import { productModel } from '../../admin/product-model.ts';
import { picture } from '../../catalogue.ts';
import { endpoint, fileReply } from '../../endpoint.ts';

const reads = { caller: 'operator', right: 'catalogue.read' } as const;
const writes = { caller: 'operator', right: 'catalogue.write' } as const;
const nothing = z.strictObject({});

/** The calls about products as operators edit them. */
const productCalls = {
  listDeskProducts: endpoint({
    ...reads,
    summary: 'A page of the list of products, drafts included',
    query: listQuery,
    reply: listPage(desk.deskProductRow),
    errors: ['INVALID_REQUEST'],
  }),
  getProductFacts: endpoint({
    ...reads,
    summary: 'Categories, attributes with their values, and languages, for the forms of products',
    reply: desk.productFacts,
  }),
  addProduct: endpoint({
    ...writes,
    summary: 'Add a draft of a product: name, price and categories, all else has a default',
    body: desk.newProductBody,
    reply: desk.deskProduct,
    errors: ['INVALID_REQUEST'],
  }),
  getDeskProduct: endpoint({
    ...reads,
    summary: 'A product with its texts in every language, for editing',
    params: desk.productPath,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND'],
  }),
  saveProduct: endpoint({
    ...writes,
    summary: 'Change a product; fails when it is not in the version that was seen',
    params: desk.productPath,
    body: desk.saveProductBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  saveVariants: endpoint({
    ...writes,
    summary: 'Change the variants of a product and their stock, add some and remove some',
    params: desk.productPath,
    body: desk.saveVariantsBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  publishProduct: endpoint({
    ...writes,
    summary: 'Show a product to customers, now or at a time',
    params: desk.productPath,
    body: desk.publishBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  unpublishProduct: endpoint({
    ...writes,
    summary: 'Make a product a draft again: customers do not see it any more',
    params: desk.productPath,
    query: desk.versionQuery,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  copyProduct: endpoint({
    ...writes,
    summary: 'Make a draft that is a copy of a product, without stock',
    params: desk.productPath,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND'],
  }),
  deleteProduct: endpoint({
    ...writes,
    summary: 'Delete a product that was never ordered',
    params: desk.productPath,
    query: desk.versionQuery,
    reply: nothing,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'PRODUCT_ORDERED'],
  }),
  addSlot: endpoint({
    ...writes,
    summary: 'Add a face that is printed with a photo or a text of the customer, by its size in millimeters',
    params: desk.productPath,
    body: desk.slotBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  saveSlot: endpoint({
    ...writes,
    summary: 'Change a face that was added by its size; what was ordered is printed as it was ordered',
    params: desk.slotPath,
    body: desk.saveSlotBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  removeSlot: endpoint({
    ...writes,
    summary: 'Remove a face that was added by its size, or a choice; drafts and carts lose what stands in it',
    params: desk.slotPath,
    query: desk.versionQuery,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  addChoice: endpoint({
    ...writes,
    summary: 'Add a choice or extras: options with their prices, of which a customer takes one or several',
    params: desk.productPath,
    body: choiceBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  saveChoice: endpoint({
    ...writes,
    summary: 'Change a choice and its options; what was ordered is made as it was ordered',
    params: desk.slotPath,
    body: choiceBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  orderSlots: endpoint({
    ...writes,
    summary: 'Put the slots of a product into another order',
    params: desk.productPath,
    body: slotOrderBody,
    reply: desk.deskProduct,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  getTestPrint: endpoint({
    ...reads,
    summary: 'The print file or the preview of a product whose slots are filled with test charts',
    params: desk.productPath,
    query: desk.testPrintQuery,
    reply: fileReply,
    errors: ['NOT_FOUND'],
    answer: 'file',
  }),
  uploadProductPicture: endpoint({
    ...writes,
    summary: 'Send a picture (JPEG, PNG, WebP, AVIF) that a product may then have',
    reply: picture,
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_UNREADABLE'],
    content: 'multipart',
  }),
  uploadProductModel: endpoint({
    ...writes,
    summary: 'Send a 3D model (GLB) that a product may then have',
    reply: productModel,
    errors: ['FILE_TOO_LARGE', 'FILE_TYPE_UNSUPPORTED', 'FILE_UNREADABLE'],
    content: 'multipart',
  }),
  previewPrices: endpoint({
    ...reads,
    summary: 'What the first products that a filter selects would cost after a change of prices',
    body: desk.pricePreviewBody,
    reply: desk.pricePreview,
    errors: ['INVALID_REQUEST'],
  }),
};

/** The calls about attributes and their values. */
const attributeCalls = {
  listDeskAttributes: endpoint({
    ...reads,
    summary: 'The attributes with their values in their order, with their names in every language',
    reply: desk.deskAttributes,
  }),
  addAttribute: endpoint({
    ...writes,
    summary: 'Add an attribute that is true of whole products, such as a material',
    body: desk.attributeBody,
    reply: desk.productFacts,
    errors: ['INVALID_REQUEST'],
  }),
  saveAttribute: endpoint({
    ...writes,
    summary: 'Rename an attribute',
    params: desk.attributePath,
    body: desk.saveAttributeBody,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  deleteAttribute: endpoint({
    ...writes,
    summary: 'Delete an attribute that no product has a value of; color and size stay',
    params: desk.attributePath,
    query: desk.changeVersionQuery,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'VALUE_IN_USE'],
  }),
  orderAttributes: endpoint({
    ...writes,
    summary: 'Put the attributes into another order',
    body: desk.orderAttributesBody,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND'],
  }),
  addAttributeValue: endpoint({
    ...writes,
    summary: 'Add a value to an attribute: a color, a size, a material',
    params: desk.attributePath,
    body: desk.attributeValueBody,
    reply: desk.productFacts,
    errors: ['NOT_FOUND', 'INVALID_REQUEST'],
  }),
  saveAttributeValue: endpoint({
    ...writes,
    summary: 'Rename a value of an attribute, or change the swatch of a color',
    params: desk.attributeValuePath,
    body: desk.saveAttributeValueBody,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  deleteAttributeValue: endpoint({
    ...writes,
    summary: 'Delete a value that no product, variant or picture has',
    params: desk.attributeValuePath,
    query: desk.changeVersionQuery,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'VALUE_IN_USE'],
  }),
  orderAttributeValues: endpoint({
    ...writes,
    summary: 'Put the values of an attribute into another order',
    params: desk.attributePath,
    body: desk.orderValuesBody,
    reply: desk.deskAttributes,
    errors: ['NOT_FOUND'],
  }),
};

/** The calls about stock, categories, attributes and the sample. */
export const catalogueDeskCalls = {
  ...productCalls,
  ...attributeCalls,
  moveStock: endpoint({
    ...writes,
    summary: 'Add pieces to the stock of a variant or take some from it, with a reason',
    params: desk.variantPath,
    body: desk.stockBody,
    reply: desk.stockMovements,
    errors: ['NOT_FOUND', 'INVALID_REQUEST'],
  }),
  listStockMovements: endpoint({
    ...reads,
    summary: 'The changes of a stock by operators, the newest first',
    params: desk.variantPath,
    reply: desk.stockMovements,
    errors: ['NOT_FOUND'],
  }),
  listDeskCategories: endpoint({
    ...reads,
    summary: 'The categories in their order, with their texts in every language',
    reply: desk.deskCategories,
  }),
  addCategory: endpoint({
    ...writes,
    summary: 'Add a category at the end',
    body: desk.newCategoryBody,
    reply: desk.deskCategories,
    errors: ['INVALID_REQUEST'],
  }),
  saveCategory: endpoint({
    ...writes,
    summary: 'Change the texts and the picture of a category',
    params: desk.categoryPath,
    body: desk.saveCategoryBody,
    reply: desk.deskCategories,
    errors: ['NOT_FOUND', 'RECORD_CHANGED', 'INVALID_REQUEST'],
  }),
  orderCategories: endpoint({
    ...writes,
    summary: 'Put the categories into another order',
    body: desk.orderCategoriesBody,
    reply: desk.deskCategories,
    errors: ['INVALID_REQUEST'],
  }),
  deleteCategory: endpoint({
    ...writes,
    summary: 'Delete a category; its products stay and leave it',
    params: desk.categoryPath,
    query: desk.versionQuery,
    reply: desk.deskCategories,
    errors: ['NOT_FOUND', 'RECORD_CHANGED'],
  }),
  getSampleState: endpoint({
    ...reads,
    summary: 'How many products of the sample shop are left as they came',
    reply: desk.sampleState,
  }),
  removeSample: endpoint({
    caller: 'operator',
    right: 'settings.write',
    summary: 'Remove what came with the sample shop and nobody has changed; ordered products become drafts',
    reply: desk.sampleState,
  }),
};
