import { useAppPage } from '../../app-page.ts';

/** Shown where an address would be printed or sent that other people may not be able to open. */
export function AddressNote() {
  const { publicUrl } = useAppPage();
  if (publicUrl !== undefined) return null;
  return (
    <p className="share-note">
      This address works on this network only. Before you print or send it, ask the person who runs
      this site to set its public address (PUBLIC_URL).
    </p>
  );
}
