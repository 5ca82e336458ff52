import type { Page } from '@playwright/test';
import sharp from 'sharp';

export const preview = (page: Page) => page.getByRole('img', { name: 'Your logo' });

/** A picture of one color. @param width @param height in pixels */
export const solid = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#0a7a7a' } });
