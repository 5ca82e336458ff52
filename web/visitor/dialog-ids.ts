/** Where the page finds the dialogs that the server drew. */
export const dialogIds = { howTo: 'how-to-use', manualCopy: 'manual-copy' } as const;
