/** Titles of printed surfaces that several products share. */

export const careLabel = { 'Care label': 'Pflegeetikett' };
export const backLabel = { 'Label on the back': 'Etikett auf der Rückseite' };
export const boxCard = { 'Card in the box': 'Karte in der Schachtel' };
export const underneath = { Underneath: 'Unterseite' };
export const collar = { 'Inside the collar': 'Innen am Kragen' };
