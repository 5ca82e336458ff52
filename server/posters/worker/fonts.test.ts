import { describe, expect, it } from 'vitest';
import { loadFonts } from './fonts.ts';
import type { TextLine } from './shapes.ts';

const style = { is: 'text', x: 0, y: 0, size: 10, weight: 'bold', tracking: 0, color: '' } as const;

async function setLine(text: string) {
  const fonts = await loadFonts([text]);
  const line: TextLine = { ...style, text, isRightToLeft: fonts.isRightToLeft(text) };
  return { fonts, line, outline: fonts.outlineOf(line), width: fonts.widthOf(line) * 10 };
}

/** From left to right, in points. */
function extent(outline: string): [left: number, right: number] {
  const points = outline.match(/-?[\d.]+ -?[\d.]+/g) ?? [];
  const columns = points.map((point) => Number(point.split(' ')[0]));
  return [Math.min(...columns), Math.max(...columns)];
}

describe.each([
  ['Arabic', 'مُحَمَّد عيادة النور ١٢'],
  ['Persian', 'کلینیک دندان\u{200c}پزشکی'],
  ['Armenian', 'Ատամնաբուժական'],
  ['Bengali', 'দন্ত চিকিৎসা ক্লিনিক'],
  ['Hindi', 'श्री कृष्ण दंत चिकित्सा'],
  ['Amharic', 'የጥርስ ክሊኒክ'],
  ['Georgian', 'სტომატოლოგია'],
  ['Gujarati', 'શ્રી કૃષ્ણ ક્લિનિક'],
  ['Punjabi', 'ਦੰਦਾਂ ਦਾ ਕਲੀਨਿਕ'],
  ['Hebrew', 'מרפאת שיניים, שָׁלוֹם!'],
  ['Kannada', 'ದಂತ ಚಿಕಿತ್ಸಾಲಯ'],
  ['Khmer', 'គ្លីនិកធ្មេញខ្មែរ'],
  ['Lao', 'ຄລີນິກແຂ້ວ'],
  ['Malayalam', 'ദന്താശുപത്രി'],
  ['Burmese', 'သွားဆေးခန်း'],
  ['Tamil', 'பல் மருத்துவமனை'],
  ['Telugu', 'శ్రీ కృష్ణ దంత వైద్యశాల'],
  ['Thai', 'คลินิกทันตกรรมน้ำใส'],
  ['Korean', '햇살 치과의원'],
  ['Japanese', 'さくら歯科クリニック'],
  ['traditional Chinese', '陽光牙醫診所(大安)'],
  ['simplified Chinese', '阳光牙医诊所'],
])('%s', (_, text) => {
  it('is set within its width, and nothing of it is missing', async () => {
    const { fonts, outline, width } = await setLine(text);
    expect(fonts.missingIn(text)).toBe('');
    expect(fonts.isInter(text)).toBe(false);
    const [left, right] = extent(outline);
    expect(left).toBeGreaterThan(-1);
    expect(right).toBeLessThan(width + 1);
    expect(right).toBeGreaterThan(width - 4);
  });

  it('is bolder in a heavier weight', async () => {
    const { fonts, line, outline } = await setLine(text);
    expect(fonts.outlineOf({ ...line, weight: 'medium' })).not.toBe(outline);
  });
});

describe('a line', () => {
  it('joins Arabic letters, and leaves them apart after a non-joiner', async () => {
    const { fonts, line, width } = await setLine('بب');
    const apart = fonts.widthOf({ ...line, text: 'ب\u{200c}ب' }) * 10;
    expect(apart).toBeGreaterThan(width * 1.2);
  });

  it.each(['()', '（）'])(
    'has mirrored brackets when it is read from the right: %s',
    async (brackets) => {
      const [opening = '', closing = ''] = brackets;
      const fonts = await loadFonts([brackets]);
      const shapeOf = (text: string, isRightToLeft: boolean) =>
        fonts.outlineOf({ ...style, text, isRightToLeft });
      expect(shapeOf(opening, true)).toBe(shapeOf(closing, false));
      expect(shapeOf(opening, true)).not.toBe(shapeOf(opening, false));
    },
  );

  it.each(['阳光诊所 햇살', 'さくら 阳光诊所', '中医针灸 한의원'])(
    'takes what one East Asian font lacks from another: %s',
    async (text) => {
      expect((await setLine(text)).fonts.missingIn(text)).toBe('');
    },
  );

  it('is not tracked in another script', async () => {
    const { fonts, line } = await setLine('بب');
    expect(fonts.widthOf({ ...line, tracking: 1 })).toBe(fonts.widthOf(line));
    const latin = { ...line, text: 'abc' };
    expect(fonts.widthOf({ ...latin, tracking: 1 })).toBeCloseTo(fonts.widthOf(latin) + 2);
  });

  it('needs no other font for names in Latin, Greek or Cyrillic', async () => {
    for (const text of ['Łódź Clinic', 'Nguyễn', 'Κλινική', 'Клиника']) {
      const { fonts } = await setLine(text);
      expect(fonts.isInter(text)).toBe(true);
      expect(fonts.leadingOf(text)).toBe(1);
    }
  });

  it('names what all fonts lack, once, and never what is not seen', async () => {
    const { fonts } = await setLine('🦷 Maple 🦷');
    expect(fonts.missingIn('🦷 ᚠ Maple\u{200d} 🦷')).toBe('🦷ᚠ');
  });
});
