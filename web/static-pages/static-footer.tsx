import { brand } from '../../contract/brand.ts';
import { paths } from '../paths.ts';

/** The small footer of a customer's page; the legal pages link back to the business's page. */
export function LightFooter({ slug }: { slug?: string | undefined }) {
  return (
    <footer className="light-foot">
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
