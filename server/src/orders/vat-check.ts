/** A company's VAT ID as it was found right: by its format and check digits, not by asking its member state. */
export interface VatCheck {
  vatId: string;
  countryCode: string;
  checked: 'format';
  /** ISO 8601. */
  checkedAt: string;
}
