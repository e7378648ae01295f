/** The day on which a week begins on a calendar. */
export const weekStarts = ['monday', 'sunday'] as const;

/** The countries whose public holidays a calendar knows (ISO 3166-1, England and Wales by a code of ISO 3166-2). */
export const holidayCountries = ['DE', 'AT', 'CH', 'FR', 'NL', 'GB-EAW', 'IE', 'US'] as const;
export type HolidayCountry = (typeof holidayCountries)[number];
