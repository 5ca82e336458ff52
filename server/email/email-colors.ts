/** The colors of `web/ui/tokens.css` as hexadecimal sRGB, since email clients cannot load that file. */
export const light = {
  paper: '#fbf8f2',
  card: '#ffffff',
  sunken: '#f3f0e9',
  ink: '#27201a',
  inkSoft: '#625950',
  line: '#e4dfd7',
  brand: '#005d5d',
  onBrand: '#ffffff',
  warm: '#da6f54',
} as const;

export const dark = {
  paper: '#1c1916',
  card: '#272420',
  sunken: '#15120f',
  ink: '#f0ece5',
  inkSoft: '#b7b2a9',
  line: '#3e3a34',
  brand: '#78d0ca',
  onBrand: '#071a19',
  warm: '#ec8e76',
} as const;
