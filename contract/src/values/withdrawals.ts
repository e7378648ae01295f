/** The days that the law of the European Union grants to consumers, Directive 2011/83/EU, Article 9. */
export const leastWithdrawalDays = 14;
export const mostWithdrawalDays = 365;

const day = 86_400_000;

/**
 * The moment at which a period of so many days ends that begins with an arrival. Whole days are counted: the period is over
 * when the last of them is over everywhere in Europe.
 */
export const withdrawalPeriodEnd = (arrival: Date, days: number): Date =>
  new Date((Math.floor(arrival.getTime() / day) + days + 2) * day);
