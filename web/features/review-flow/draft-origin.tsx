import { ChosenSlots } from './chosen-slots.tsx';
import type { ReviewDraft } from './draft.ts';

/**
 * Which kind of writer wrote a draft, and all that it was given for this one, whatever has been
 * chosen since. Words that the visitor wrote on their own have no such origin.
 */
export function DraftOrigin({ draft }: { draft: ReviewDraft }) {
  const { source, request, businessName } = draft;
  return (
    source !== 'visitor' && (
      <div className="draft-origin">
        <p>{`Written by ${source === 'model' ? 'an AI model' : "Fourgood's built-in writer"}.`}</p>
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
