import { ConfigError } from './config-error.ts';
import { readConfig } from './read-config.ts';

/**
 * Says which settings are wrong, before packages are installed and pages are built: it and all that it imports
 * need no package. The exit code tells wrong settings from everything else that may keep it from running.
 */
try {
  readConfig();
} catch (error) {
  if (!(error instanceof ConfigError)) throw error;
  process.stdout.write(error.message);
  process.exitCode = 78; // EX_CONFIG of sysexits.h
}
