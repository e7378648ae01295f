import * as z from 'zod';

const viewName = z.string().trim().min(1).max(60);
/** Filter, sort, columns and search of a view, as they stand in the address of its list. */
const viewQuery = z.string().max(4000);

export const viewParams = z.strictObject({ viewId: z.uuid() });

/** A saved view of a list. Those that every shop has are `builtIn` and have a name instead of an id. */
export const savedView = z.strictObject({
  id: z.string(),
  name: z.string(),
  query: z.string(),
  isShared: z.boolean(),
  isBuiltIn: z.boolean(),
  /** Whether the operator may rename, change and delete it. */
  isChangeable: z.boolean(),
  /** Who saved it; '' for those that every shop has. */
  operatorName: z.string(),
});
export const savedViewList = z.strictObject({ viewList: z.array(savedView) });

export const viewBody = z.strictObject({ name: viewName, query: viewQuery, isShared: z.boolean() });
export const viewChange = z.strictObject({
  name: viewName.optional(),
  query: viewQuery.optional(),
  isShared: z.boolean().optional(),
});
export const viewOrder = z.strictObject({ idList: z.array(z.uuid()).max(200) });
