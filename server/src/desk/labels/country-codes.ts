/** ISO 3166-1 alpha-3 of the countries that DHL's German portal delivers to by its own parcel products. */
const alpha3: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'AD:AND AT:AUT AU:AUS BE:BEL BG:BGR CA:CAN CH:CHE CN:CHN CY:CYP CZ:CZE DE:DEU DK:DNK EE:EST ES:ESP FI:FIN FR:FRA GB:GBR ' +
    'GR:GRC HR:HRV HU:HUN IE:IRL IL:ISR IN:IND IS:ISL IT:ITA JP:JPN KR:KOR LI:LIE LT:LTU LU:LUX LV:LVA MC:MCO MT:MLT MX:MEX ' +
    'NL:NLD NO:NOR NZ:NZL PL:POL PT:PRT RO:ROU RS:SRB SE:SWE SG:SGP SI:SVN SK:SVK SM:SMR TR:TUR UA:UKR US:USA VA:VAT ZA:ZAF'
  )
    .split(' ')
    .map((pair) => pair.split(':')),
);

/** The code of a country in three letters; in two where it is not in the list, which the portal's mapping can take. */
export const alpha3Of = (code: string): string => alpha3[code] ?? code;
