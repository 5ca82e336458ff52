import { expect, it } from 'vitest';
import { missingText } from './missing-text.ts';

it.each([
  ['مركز الشفاء', 'Arabic'],
  ['牙科诊所', 'Chinese characters'],
  ['さくら歯科', 'Japanese'],
  ['ラーメン', 'Japanese'],
  ['서울치과', 'Korean'],
  ['מרפאה', 'Hebrew'],
  ['🦷', 'emoji'],
  ['🇺🇸', 'emoji'],
  ['क्लिनिक', 'Hindi'],
])('names what is missing: %s', (characters, name) => {
  expect(missingText(characters)).toBe(`Our PDFs can’t show ${name} yet.`);
});

it.each(['ᚠ', 'مر牙'])(
  'lists characters without a common name, or of several: %s',
  (characters) => {
    expect(missingText(characters)).toBe(
      `Our PDFs can’t show these characters of the name yet: ${characters}.`,
    );
  },
);
