/** Settings of the embedded server, sized for the smallest hosts that can run the app. */
export interface ServerSettings {
  /** Folder of the socket; undefined on systems without Unix sockets. */
  socketFolder: string | undefined;
  port: number;
  accessFile: string;
  /** False trades crash safety for speed; for tests only. */
  durable: boolean;
  /** Only settings that every supported version knows; see `Cluster`. */
  isOlder?: boolean | undefined;
}

/** The server's `max_connections`, which all processes share. */
export const embeddedConnections = 60;

/** The text of the server's configuration file. Settings not listed keep PostgreSQL's defaults. */
export function serverConfiguration(settings: ServerSettings): string {
  const lines = Object.entries({
    ...connections(settings),
    ...(settings.isOlder ? {} : resources),
    ...logging,
    ...durability(settings.durable),
  });
  return [
    '# Rewritten at each start. To change settings, use ALTER SYSTEM.',
    ...lines.map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    '',
  ].join('\n');
}

/** Only the app's own role can log in, with its password, and only from this computer. */
export const accessRules =
  'local all fourgood scram-sha-256\nhost all fourgood 127.0.0.1/32 scram-sha-256\n';

function connections({ socketFolder, port, accessFile }: ServerSettings): Record<string, string> {
  return {
    listen_addresses: socketFolder === undefined ? '127.0.0.1' : '',
    port: String(port),
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    hba_file: accessFile,
    max_connections: String(embeddedConnections),
    timezone: 'UTC',
  };
}

/**
 * Measured idle: 30–60 MB in total, since unused buffers take no memory. Synchronous reads save three
 * worker processes.
 */
const resources = {
  shared_buffers: '128MB',
  maintenance_work_mem: '32MB',
  max_wal_size: '256MB',
  min_wal_size: '32MB',
  io_method: 'sync',
  jit: 'off',
};

/**
 * Query errors go to the app, which knows what may be logged. The server's own log leaves them out, since
 * their texts contain values ("Key (email)=(…) already exists").
 */
const logging = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_checkpoints: 'off',
  log_timezone: 'UTC',
  log_line_prefix: '%m [%p] ',
};

function durability(durable: boolean): Record<string, string> {
  return durable ? {} : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off' };
}
