/** How long what was not made for one person can be sent back, in days; the help and the offers for search engines say the same. */
export const returnDays = 14;
