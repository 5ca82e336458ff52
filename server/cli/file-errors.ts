/** Node's errors of files and pipes, some of which name the file. */
interface FileError {
  code?: string;
  path?: string;
  message: string;
}

/** One sentence for a file that cannot be read or written; null for every other error. */
export function explainFileError(error: unknown): string | null {
  if (!(error instanceof Error) || !('syscall' in error)) return null;
  const { code = '', path, message } = error as FileError; // every one with a `syscall`
  const sentence = path === undefined ? sentences[code] : namedSentences[code]?.(path);
  return sentence ?? (path === undefined ? null : `${message}.`);
}

const fullDisk = 'The disk is full, so the file could not be written.';

const sentences: Record<string, string> = {
  EPIPE: 'The program that was receiving the backup exited early, so its copy is incomplete.',
  EISDIR: 'That is a folder: name a file.',
  ENOSPC: fullDisk,
  EDQUOT: fullDisk,
};

const namedSentences: Record<string, (path: string) => string> = {
  ENOENT: (path) => `There is no file ${path}.`,
  ENOTDIR: (path) => `There is no file ${path}: a part of its path is not a folder.`,
  EISDIR: (path) => `${path} is a folder: name a file.`,
  EACCES: (path) => `This account is not allowed to open ${path}.`,
  EPERM: (path) => `This account is not allowed to open ${path}.`,
  EROFS: (path) => `${path} is on a read-only disk.`,
  ENOSPC: () => fullDisk,
  EDQUOT: () => fullDisk,
};
