/**
 * Why a part of a ready design is not offered: its slot is gone or takes something else, an option is gone, its text is longer than
 * the slot takes; `nothingLeft`: customers do not see the design at all.
 */
export const readyDesignIssues = ['slotGone', 'optionGone', 'textTooLong', 'nothingLeft'] as const;
export type ReadyDesignIssue = (typeof readyDesignIssues)[number];

/** How many ready designs a product has at most. */
export const mostReadyDesigns = 40;
