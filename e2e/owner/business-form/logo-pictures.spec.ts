import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { photograph } from '../../../server/testing/pictures.ts';
import { toast } from '../../fixtures/accounts.ts';
import { field, note } from '../../fixtures/business-forms.ts';
import { preview, solid } from '../../fixtures/business-logo.ts';
import { expect, test } from '../../fixtures/test.ts';
import { desktop } from '../../fixtures/signed-in.ts';

test.use(desktop);

/** A picture that no format can compress to a few bytes. */
function noise(width: number, height: number) {
  const raw = Buffer.from(Array.from({ length: width * height * 3 }, (_, n) => (n * n * 31) % 251));
  return sharp(raw, { raw: { width, height, channels: 3 } });
}

/** A PNG of exactly this size, padded after its end, where decoders ignore it. */
async function pictureOf(bytes: number): Promise<Buffer> {
  const png = await solid(400, 400).png().toBuffer();
  return Buffer.concat([png, Buffer.alloc(bytes - png.length)]);
}

const limit = 3 * 1024 * 1024;
const text = Buffer.from('This is no picture.');

for (const form of ['setup', 'edit'] as const) {
  test(`V-47 V-48 B-10 E-19 files that are no image, too large or unreadable are rejected (${form})`, async ({
    page,
    openSetupForm,
    openEditForm,
  }) => {
    await (form === 'setup' ? openSetupForm() : openEditForm());
    await expect(page.getByText('180px × 90px')).toBeVisible();
    // From disk: sending megabytes to the browser takes seconds.
    const choose = async (name: string, content: Buffer) => {
      const path = test.info().outputPath(name);
      writeFileSync(path, content);
      await field(page, 'Logo').setInputFiles(path);
    };
    const expectRefused = async (title: string, sentence: string, kept: string | null) => {
      await expect(toast(page)).toContainText(title);
      await expect(toast(page)).toContainText(sentence);
      await expect(note(page, 'Logo')).toContainText(sentence);
      if (kept) await expect(preview(page)).toHaveAttribute('src', kept);
      else await expect(preview(page)).toHaveCount(0);
    };
    const type = ['Invalid file type', 'Please upload an image file'] as const;
    const size = ['File too large', 'Logo image must be less than 3MB'] as const;
    await choose('notes.txt', text);
    await expectRefused(...type, null);
    await choose('large.png', await pictureOf(limit + 1));
    await expectRefused(...size, null);
    await choose('edge.png', await pictureOf(limit));
    await expectRefused(...size, null);
    await choose('right.png', await pictureOf(limit - 1));
    await expect(preview(page)).toHaveAttribute('src', /^data:image\/png/);
    await expect(note(page, 'Logo')).toHaveText('Any image under 3 MB; we’ll resize it.');
    const kept = await preview(page).getAttribute('src');
    await choose('paper.pdf', text);
    await expectRefused(...type, kept);
    await choose('liar.png', text);
    await expectRefused('Can’t open image', "We couldn't open this image", kept);
    await choose('liar.svg', text);
    await expectRefused('Can’t open image', "We couldn't open this image", kept);
    const create = { width: 5_000, height: 5_000, channels: 3, background: '#0b6b6b' } as const;
    await choose('wall.png', await sharp({ create }).png().toBuffer());
    await expectRefused('Can’t open image', 'save a smaller copy', kept);
    const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
    for (const name of ['IMG_1.HEIC', 'liar.jpg'])
      await choose(name, heic).then(() =>
        expectRefused('Can’t open image', 'save this one as a JPEG', kept),
      );
    for (const format of ['jpeg', 'png', 'webp'] as const) {
      const whole = await noise(400, 200).toFormat(format).toBuffer();
      await choose(`half.${format}`, whole.subarray(0, whole.length / 2));
      await expectRefused('Can’t open image', 'Part of this image is missing', kept);
    }
  });
}

const circle = '<circle cx="50" cy="50" r="40" fill="#0a7a7a"/>';
const ns = 'xmlns="http://www.w3.org/2000/svg"';
const pictures = {
  'a large PNG': ['image/png', () => solid(3000, 1000).png().toBuffer(), 1200, 400],
  'a small PNG': ['image/png', () => solid(60, 20).png().toBuffer(), 60, 20],
  'a tall JPEG': ['image/jpeg', () => solid(500, 1000).jpeg().toBuffer(), 500, 1000],
  'a turned JPEG': [
    'image/jpeg',
    () => solid(200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer(),
    800,
    200,
  ],
  'a WebP': ['image/webp', () => solid(720, 360).webp().toBuffer(), 720, 360],
  'a GIF': ['image/gif', () => solid(720, 720).gif().toBuffer(), 720, 720],
  'an AVIF': ['image/avif', () => solid(720, 360).avif().toBuffer(), 720, 360],
  'a hair': ['image/png', () => solid(4000, 2).png().toBuffer(), 1200, 1],
  'an SVG with a size': [
    'image/svg+xml',
    async () => Buffer.from(`<svg ${ns} width="200" height="100">${circle}</svg>`),
    1200,
    600,
  ],
  'an SVG with a view box only': [
    'image/svg+xml',
    async () => Buffer.from(`<svg ${ns} viewBox="0 0 100 100">${circle}</svg>`),
    1200,
    1200,
  ],
  'an SVG with percentages': [
    'image/svg+xml',
    async () =>
      Buffer.from(`<svg ${ns} width="100%" height="100%" viewBox="0 0 300 100">${circle}</svg>`),
    1200,
    400,
  ],
  'an SVG without any size': [
    'image/svg+xml',
    async () => Buffer.from(`<svg ${ns}>${circle}</svg>`),
    1200,
    600,
  ],
} as const satisfies Record<string, readonly [string, () => Promise<Buffer>, number, number]>;

test('B-09 every readable image is sent as a PNG of at most 1,200 pixels on a side', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  for (const [name, [mimeType, make, width, height]] of Object.entries(pictures)) {
    await field(page, 'Logo').setInputFiles({ name, mimeType, buffer: await make() });
    await expect(preview(page), name).toBeVisible();
    const source = (await preview(page).getAttribute('src')) ?? '';
    const drawn = sharp(Buffer.from(source.split(',')[1] ?? '', 'base64'));
    expect(await drawn.metadata(), name).toMatchObject({ format: 'png', width, height });
    // Something was drawn, and around a circle it is transparent.
    const { channels } = await drawn.stats();
    expect(channels[3]?.max, name).toBe(255);
    if (mimeType === 'image/svg+xml') expect(channels[3]?.min, name).toBe(0);
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(preview(page)).toHaveCount(0);
    await expect(field(page, 'Logo')).toBeFocused();
  }
});

test('B-09 the preview is 180 by 90', async ({ page, openSetupForm }) => {
  await openSetupForm();
  const buffer = await solid(100, 100).png().toBuffer();
  await field(page, 'Logo').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer });
  expect(await preview(page).boundingBox()).toMatchObject({ width: 180, height: 90 });
});

test('a photograph with too many bytes is sent with fewer pixels', async ({
  page,
  openSetupForm,
}) => {
  await openSetupForm();
  const buffer = await photograph(1_600, 1_600).jpeg().toBuffer();
  await field(page, 'Logo').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer });
  await expect(preview(page)).toBeVisible();
  const source = (await preview(page).getAttribute('src')) ?? '';
  expect(source.length).toBeLessThanOrEqual(2_000_000);
  const { width } = await sharp(Buffer.from(source.split(',')[1] ?? '', 'base64')).metadata();
  expect(width).toBeGreaterThanOrEqual(588);
});
