/** What only a draft needs, in a script of its own that loads while people choose. */
export { DraftPreview } from '../features/review-flow/draft-preview.tsx';
export { CopyWords } from './copy-words.tsx';
export { rewriteToasts } from '../features/review-flow/rewrite-toasts.ts';
export { undoToast } from '../features/review-flow/undo-toast.tsx';
export { copyText } from '../ui/copy-text.ts';
