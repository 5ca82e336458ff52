/** How the embedded server is set up; for the smallest hosts that the app itself fits on. */
export interface ServerSettings {
  /** Folder of the socket; undefined where there are no Unix sockets. */
  socketFolder: string | undefined;
  port: number;
  accessFile: string;
  /** False gives up crash safety for speed: for tests only. */
  durable: boolean;
}

/** The text of the server's configuration file. Everything that is not named keeps PostgreSQL's default. */
export function serverConfiguration(settings: ServerSettings): string {
  const lines = Object.entries({
    ...connections(settings),
    ...resources,
    ...logging,
    ...durability(settings.durable),
  });
  return [
    '# Rewritten at each start. To change settings, use ALTER SYSTEM.',
    ...lines.map(([name, value]) => `${name} = '${value.replaceAll("'", "''")}'`),
    '',
  ].join('\n');
}

/** Only the app's own role may log in, with its password, and only from this computer. */
export const accessRules =
  'local all fourgood scram-sha-256\nhost all fourgood 127.0.0.1/32 scram-sha-256\n';

function connections({ socketFolder, port, accessFile }: ServerSettings): Record<string, string> {
  return {
    listen_addresses: socketFolder === undefined ? '127.0.0.1' : '',
    port: String(port),
    unix_socket_directories: socketFolder ?? '',
    unix_socket_permissions: '0700',
    hba_file: accessFile,
    max_connections: '60',
    timezone: 'UTC',
  };
}

/**
 * Measured idle: 30–60 MB in all, since buffers that nothing was read into take no memory. Reads by the
 * processes themselves spare three more processes.
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
 * Errors of queries go to the app, which knows what may be logged. The server's own log never quotes
 * them, since their texts hold values ("Key (email)=(…) already exists").
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
