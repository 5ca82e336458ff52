import { ChosenSlots } from './chosen-slots.tsx';
import type { ReviewDraft } from './draft.ts';

/**
 * Which kind of writer wrote the draft and everything it was given for it, whatever has been chosen
 * since. Text that visitors wrote themselves has no origin.
 */
export function DraftOrigin({ draft }: { draft: ReviewDraft }) {
  const { source, request, businessName } = draft;
  return (
    source !== 'visitor' && (
      <div className="draft-origin">
        <p>
          {source === 'model'
            ? 'Written by an AI model.'
            : "Written by Fourgood's software, without an AI model."}
        </p>
        <details>
          <summary>What we used</summary>
          <ChosenSlots chosen={request.sentiments} />
          {request.thankSomeone && <p>{`The name you typed: ${request.thankSomeone}`}</p>}
          {request.note && <p>{`What you added: ${request.note}`}</p>}
          {businessName && <p>{`The business name: ${businessName}`}</p>}
          <p>Nothing else about you or your visit.</p>
        </details>
      </div>
    )
  );
}
