/** Why a database cannot be copied or filled; its message says what to do. */
export class TransferError extends Error {}
