import { useState } from 'react';
import type { VisitorPageData } from '../../contract/pages.ts';
import { InactiveNotice } from '../features/notices/inactive-notice.tsx';
import { UnknownBusiness } from '../features/notices/unknown-business.tsx';
import { Notice } from '../features/notices/notice.tsx';
import { unreachableBusiness } from '../features/notices/notice-toasts.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Toaster } from '../ui/toaster.tsx';
import { Journey } from './journey.tsx';
import { loadPreview, type PreviewScript } from './load-preview.ts';
import { LatePage } from './late-page.tsx';
import { ServerOnly } from './server-only.tsx';
import { SmallPrint } from './small-print.tsx';
import { useBusiness } from './use-business.ts';

/** What a visitor wrote for a business that was deactivated meanwhile, and what shows it. */
interface Unsent {
  words: string;
  KeptWords: PreviewScript['KeptWords'];
}

/** `/thumbs-up-down/{slug}`: from "how was it" to a copied review or private feedback. */
export function VisitorPage({ data }: { data: VisitorPageData }) {
  const { known, retry, deactivate } = useBusiness(data);
  const [unsent, setUnsent] = useState<Unsent>();
  return (
    <div className="page">
      {known === 'loading' && (
        <main className="notice" aria-busy="true">
          <Spinner label="Loading" />
        </main>
      )}
      {known === 'unknown' && <UnknownBusiness />}
      {known === 'unreachable' && (
        <Notice {...unreachableBusiness}>
          <Button variant="primary" onClick={retry}>
            Retry
          </Button>
        </Notice>
      )}
      {typeof known === 'object' &&
        (known.isActive ? (
          <Journey
            data={data}
            business={known}
            onInactive={(words) => {
              deactivate(known);
              // Loaded since the first step, so this takes no time.
              void loadPreview().then(({ KeptWords }) => setUnsent({ words, KeptWords }));
            }}
          />
        ) : (
          <InactiveNotice business={known}>
            {unsent?.words && <unsent.KeptWords words={unsent.words} business={known} />}
          </InactiveNotice>
        ))}
      <ServerOnly as="div">
        {import.meta.env.SSR && (
          <>
            <SmallPrint slug={data.slug} />
            {data.business?.isActive !== false && <LatePage {...data} />}
          </>
        )}
      </ServerOnly>
      <Toaster />
    </div>
  );
}
