import { closeSync, openSync } from 'node:fs';

/**
 * SIGHUP has two meanings: the terminal was closed, so the program should end; or, under a supervisor, which
 * has no terminal, or from another window, the workers should be replaced.
 * @returns tells, when SIGHUP arrives, whether this program's terminal has been closed
 */
export function watchTerminal() {
  // Windows sends it only when the window is closed.
  if (process.platform === 'win32') return () => true;
  const hadTerminal = hasTerminal();
  return () => hadTerminal && !hasTerminal();
}

function hasTerminal() {
  try {
    closeSync(openSync('/dev/tty', 'r'));
    return true;
  } catch {
    return false;
  }
}
