/** Element ids of the server-rendered dialogs. */
export const dialogIds = { howTo: 'how-to-use', manualCopy: 'manual-copy' } as const;
