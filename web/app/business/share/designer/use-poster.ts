import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PosterDesign } from '../../../../../contract/posters.ts';
import { tagParameter } from '../../../../../contract/tags.ts';
import { MINUTE } from '../../../../../contract/durations.ts';
import { call } from '../../../../api/app-call.ts';
import { saysSignedOut } from '../../../../api/errors.ts';
import { failureAdvice } from '../../../../api/failure-advice.ts';
import { withRetries } from '../../../../api/retries.ts';
import { apiPath } from '../../../../paths.ts';
import { toasts } from '../../../../ui/toast-queue.ts';

/** What was saved about a business's poster, and its logo's color. */
export function useSavedPoster(id: number) {
  return useQuery({
    queryKey: [apiPath('readPoster', { id })],
    queryFn: ({ signal }) => call('readPoster', { params: { id }, signal }),
    // What someone is choosing must not be replaced by what was saved.
    staleTime: Infinity,
    gcTime: 0,
  });
}

/** The poster as the server draws it; the previous one while it draws the next. */
export function usePosterPreview(
  id: number,
  tag: string | undefined,
  design: PosterDesign,
  isReady: boolean,
) {
  return useQuery({
    queryKey: [apiPath('previewPoster', { id }), design, tag],
    queryFn: ({ signal }) =>
      call('previewPoster', { params: { id }, query: queryOf(tag), body: design, signal }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: MINUTE,
  });
}

/** Saves a design and downloads its PDF. @param tag of the link in its code */
export function useDownload(id: number, tag: string | undefined) {
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: (design: PosterDesign) =>
      withRetries(() => call('savePoster', { params: { id }, body: design })),
    // The call inside retries on its own.
    retry: false,
    onSuccess: (_, design) => {
      client.setQueryData(
        [apiPath('readPoster', { id })],
        (known: { logoColor: string | null } | undefined) => known && { ...known, design },
      );
      download(apiPath('downloadPoster', { id }) + queryOf(tag));
    },
    onError(error) {
      if (saysSignedOut(error)) return;
      const description = failureAdvice(error) ?? 'The poster couldn’t be saved. Please try again.';
      toasts.show({ title: 'Download Failed', description, tone: 'danger' });
    },
  });
  return { download: mutate, isPending };
}

function queryOf(tag: string | undefined): string {
  return tag === undefined ? '' : `?${tagParameter}=${tag}`;
}

/** A plain link works in every phone's browser; the server names the file. */
function download(path: string): void {
  const link = document.createElement('a');
  link.href = path;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
