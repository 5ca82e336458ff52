/** Letters of scripts that are about twice as wide as Latin ones. */
const wide = /[\u1100-\u11ff\u2e80-\u9fff\uac00-\ud7af\uf900-\ufaff\uff00-\uff60]/gu;

/** The font size of a name: the longer, the smaller. */
export function nameSize(name: string): 'large' | 'middle' | 'small' {
  const width = name.length + (name.match(wide)?.length ?? 0);
  if (width <= 26) return 'large';
  return width <= 60 ? 'middle' : 'small';
}
