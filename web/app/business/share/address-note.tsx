import { useAppPage } from '../../app-page.ts';

/** Shown where an address would be printed or sent that other people may not be able to open. */
export function AddressNote() {
  const { publicUrl } = useAppPage();
  if (publicUrl !== undefined) return null;
  return (
    <p className="share-note">
      This address only works on your network. Before you print or share it, ask the person who set
      up this site to add its public address.
    </p>
  );
}
