import { brand } from '../../contract/brand.ts';
import type { VisitorPageData } from '../../contract/pages.ts';
import { paths } from '../paths.ts';

/** The visitor page's footer; the legal pages link back to this page. */
export function SmallPrint({ slug }: Pick<VisitorPageData, 'slug'>) {
  return (
    <footer className="small-print">
      <p>
        <strong>{brand.name}</strong> {brand.subtitle}
      </p>
      <p>
        <a href={paths.terms(slug)}>Terms of Service</a>{' '}
        <a href={paths.privacy(slug)}>Privacy Policy</a>
      </p>
    </footer>
  );
}
