import { useState, type ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { toasts } from '../../ui/toast-queue.ts';
import { Toolbar, type Tool } from '../../ui/toolbar.tsx';
import type { Draft } from './draft.ts';
import { edited, emptied } from './draft-changes.ts';
import { DraftSheet } from './draft-sheet.tsx';
import { copyToasts } from './copy-toasts.ts';

interface DraftPreviewProps {
  draft: Draft;
  onDraft: (draft: Draft) => void;
  onBack: () => void;
  onCopy: (text: string) => void;
  isCopied: boolean;
  onRegenerate?: () => void;
  isRegenerating?: boolean;
  /** Stands below the sheet. */
  children?: ReactNode;
}

/** A draft to read, change and copy. Its heading belongs to the page. */
export function DraftPreview({
  draft,
  onDraft,
  onBack,
  onCopy,
  isCopied,
  onRegenerate,
  isRegenerating = false,
  children,
}: DraftPreviewProps) {
  const [isEditing, setEditing] = useState(false);
  const isEmpty = draft.text.trim() === '';

  const tools: Tool[] = [
    { icon: 'back', word: 'Back', tip: 'Go Back & Choose Again', onClick: onBack },
    {
      icon: isEditing ? 'check' : 'pencil',
      word: isEditing ? 'Save' : 'Edit',
      tip: 'Tap your review and edit it',
      disabled: isRegenerating,
      onClick(): void {
        setEditing(!isEditing);
        if (isEditing) toasts.show(copyToasts.saved);
      },
    },
    {
      icon: 'write',
      word: 'Write Your Own',
      tip: 'Clear the review below and write your own',
      disabled: isRegenerating,
      onClick(): void {
        onDraft(emptied(draft));
        setEditing(true);
      },
    },
    {
      icon: 'again',
      word: 'Regenerate',
      tip: 'Generate a new review with the same sentiments',
      disabled: isEditing || isRegenerating || !onRegenerate,
      pending: isRegenerating,
      onClick: onRegenerate,
    },
  ];
  function copy(): void {
    setEditing(false);
    onCopy(draft.text);
  }
  return (
    <div className="with-bar">
      <Toolbar label="Your draft" tools={tools} />
      <DraftSheet
        draft={draft}
        isEditing={isEditing}
        isRegenerating={isRegenerating}
        onText={(text) => onDraft(edited(draft, text))}
      />
      {children}
      <div className="action-bar">
        {isEmpty && (
          <p id="copy-hint" className="note">
            Write a few words first, then copy them.
          </p>
        )}
        <button
          type="button"
          className="button good wide copy-button"
          disabled={isEmpty || isRegenerating}
          {...(isEmpty && { 'aria-describedby': 'copy-hint' })}
          onClick={copy}
        >
          <Icon name={isCopied ? 'check' : 'copy'} />
          <span>
            Copy and Choose
            <br />
            <small>Where to Post Your Review</small>
          </span>
          {isCopied && <span className="copied-mark">Copied</span>}
        </button>
      </div>
    </div>
  );
}
