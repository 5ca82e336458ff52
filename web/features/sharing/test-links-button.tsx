import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TestLinksDialog, type TestedLinks } from './test-links-dialog.tsx';

/** Opens the links that customers will follow, one by one, with what seems wrong with them. */
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
