/** Why a backup cannot be made, read or restored; its message says what to do. */
export class BackupError extends Error {}
