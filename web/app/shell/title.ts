import { brand } from '../../../contract/brand.ts';
import { findPage } from '../find-page.ts';

/** The browser tab's title for a path. */
export function titleOf(path: string): string {
  return withBrand(findPage(path).title);
}

export function withBrand(title: string): string {
  return `${title} · ${brand.name}`;
}
