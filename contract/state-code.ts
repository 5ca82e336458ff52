/**
 * The Postal Service's abbreviations: states, the District of Columbia and territories (Publication 28, B-1).
 */
const codes = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR ' +
    'PA RI SC SD TN TX UT VT VA WA WV WI WY DC AS GU MP PR VI'
  ).split(' '),
);

/** A state as it is stored: a US code in capitals (`tx` → `TX`), anything else as it was typed. */
export function stateAsStored(text: string): string {
  const code = text.toUpperCase();
  return codes.has(code) ? code : text;
}
