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
import { KeptWords } from './kept-words.tsx';
import { loadPreview, type PreviewScript } from './load-preview.ts';
import { LatePage } from './late-page.tsx';
import { ServerOnly } from './server-only.tsx';
import { SmallPrint } from './small-print.tsx';
import { useBusiness } from './use-business.ts';

/** What a visitor wrote for a business that was deactivated meanwhile, and what copies it. */
interface Unsent {
  words: string;
  CopyWords?: PreviewScript['CopyWords'];
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
              setUnsent({ words });
              deactivate(known);
              loadPreview().then(
                ({ CopyWords }) => setUnsent({ words, CopyWords }),
                () => {}, // the words are there to copy by hand
              );
            }}
          />
        ) : (
          <InactiveNotice business={known}>
            {unsent?.words && (
              <KeptWords words={unsent.words}>
                {unsent.CopyWords && <unsent.CopyWords words={unsent.words} business={known} />}
              </KeptWords>
            )}
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
