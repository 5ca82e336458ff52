import { useState, type ReactNode } from 'react';
import type { DraftStyle } from '../../../contract/drafting.ts';
import { toasts } from '../../ui/toast-queue.ts';
import { Toolbar, type Tool } from '../../ui/toolbar.tsx';
import { CopyBar } from './copy-bar.tsx';
import { copyToasts } from './copy-toasts.ts';
import type { ReviewDraft, DraftTask } from './draft.ts';
import { DraftAdjust } from './draft-adjust.tsx';
import { edited, emptied } from './draft-changes.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { withDraft, type Drafts } from './drafts.ts';

interface DraftPreviewProps {
  /** The shown one of `drafts`. */
  draft: ReviewDraft;
  drafts: Drafts;
  onDrafts: (drafts: Drafts) => void;
  onBack: () => void;
  onCopy: (text: string) => void;
  isCopied: boolean;
  /** If missing, Regenerate is disabled. */
  onRegenerate?: () => void;
  onRewrite: (style: DraftStyle) => void;
  /** The draft being written, if any. */
  busy: DraftTask | undefined;
  /** Rendered below the sheet. */
  children?: ReactNode;
}

/** A draft to read, edit and copy. The page renders its heading. */
export function DraftPreview({
  draft,
  drafts,
  onDrafts,
  onBack,
  onCopy,
  isCopied,
  onRegenerate,
  onRewrite,
  busy,
  children,
}: DraftPreviewProps) {
  const [isEditing, setEditing] = useState(false);
  const isRewriting = busy !== undefined && busy !== 'generate';

  const tools: Tool[] = [
    { icon: 'back', label: 'Back', tip: 'Go Back & Choose Again', onClick: onBack },
    {
      icon: isEditing ? 'check' : 'pencil',
      label: isEditing ? 'Save' : 'Edit',
      tip: 'Tap your review and edit it',
      disabled: isRewriting,
      onClick(): void {
        setEditing(!isEditing);
        if (isEditing) toasts.show(copyToasts.saved);
      },
    },
    {
      icon: 'write',
      label: 'Write Your Own',
      tip: 'Clear the review below and write your own',
      disabled: isRewriting,
      onClick(): void {
        onDrafts(withDraft(drafts, emptied(draft)));
        setEditing(true);
      },
    },
    {
      icon: 'again',
      label: 'Regenerate',
      tip: 'Generate a new review with the same sentiments',
      disabled: isEditing || isRewriting || !onRegenerate,
      pending: busy === 'regenerate',
      onClick: onRegenerate,
    },
  ];
  return (
    <div className="with-bar">
      <Toolbar label="Your draft" tools={tools} />
      <DraftSheet
        draft={draft}
        isEditing={isEditing}
        isRewriting={isRewriting}
        onText={(text) => onDrafts({ ...drafts, draft: edited(draft, text) })}
      />
      <DraftAdjust
        drafts={drafts}
        isEditing={isEditing}
        isRewriting={isRewriting}
        onRewrite={onRewrite}
        onMove={(moved) => {
          setEditing(false);
          onDrafts(moved);
        }}
      />
      {children}
      <CopyBar
        text={draft.text}
        isCopied={isCopied}
        isWaiting={isRewriting}
        onCopy={() => {
          setEditing(false);
          onCopy(draft.text);
        }}
      />
    </div>
  );
}
