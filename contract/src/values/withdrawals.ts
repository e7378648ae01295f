/** The days that the law of the European Union grants to consumers, Directive 2011/83/EU, Article 9. */
export const leastWithdrawalDays = 14;
export const mostWithdrawalDays = 365;
