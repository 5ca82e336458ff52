/** Whether a failure is answered in JSON; everything else is opened by people. */
export function wantsJson({ url = '' }: { url?: string | undefined }): boolean {
  return /^\/(?:api|openapi\.json|healthz|readyz|metrics)(?:[/?]|$)/.test(url);
}
