/** The least characters of an operator's password. */
export const operatorPasswordLength = 12;

/** With which every access token of an operator begins, so that one which leaked is recognized. */
export const accessTokenPrefix = 'afterimage_';

/** The longest that an access token is good for, and how many an operator may have. */
export const longestTokenDays = 366;
export const mostTokens = 50;

/** How many recovery codes an operator is given at a time. */
export const recoveryCodeCount = 10;
