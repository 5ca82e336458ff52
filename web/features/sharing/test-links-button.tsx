import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TestLinksDialog, type TestedLinks } from './test-links-dialog.tsx';

/** Opens a dialog with the links that customers will follow, and what seems wrong with them. */
export function TestLinksButton(links: TestedLinks) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>
        <Icon name="open" /> Test my links
      </Button>
      {isOpen && <TestLinksDialog {...links} onClose={() => setOpen(false)} />}
    </>
  );
}
