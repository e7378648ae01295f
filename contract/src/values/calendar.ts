/** The first day of the week on a calendar. */
export const weekStarts = ['monday', 'sunday'] as const;

/** The countries whose public holidays a calendar can show (ISO 3166-1; England and Wales by their code of ISO 3166-2). */
export const holidayCountries = ['DE', 'AT', 'CH', 'FR', 'NL', 'GB-EAW', 'IE', 'US'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];
