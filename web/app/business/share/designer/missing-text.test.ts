import { expect, it } from 'vitest';
import { missingText } from './missing-text.ts';

it.each(['🦷', '🇺🇸', '👩🏽‍⚕️', '❤️'])('calls emoji by their name: %s', (characters) => {
  expect(missingText(characters)).toBe('Our PDFs can’t show emoji.');
});

it.each(['ᚠ', 'ᚠ🦷'])('lists other characters: %s', (characters) => {
  expect(missingText(characters)).toBe(
    `Our PDFs can’t show these characters of the name: ${characters}.`,
  );
});
