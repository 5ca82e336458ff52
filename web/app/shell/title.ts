import { brand } from '../../../contract/brand.ts';
import { findPage } from '../find-page.ts';

/** What the browser's tab says. */
export function titleOf(path: string): string {
  return `${findPage(path).title} · ${brand.name}`;
}
