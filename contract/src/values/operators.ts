/** The least characters of an operator's password. */
export const operatorPasswordLength = 12;

/** How many recovery codes an operator is given at a time. */
export const recoveryCodeCount = 10;
