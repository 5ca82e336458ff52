import { hostname } from 'node:os';

let inJson = false;

/** From now on prints lines of JSON with the fields of the server's log, as in production. */
export function sayInJson() {
  inJson = true;
}

export function say(line) {
  process.stdout.write(inJson ? jsonLine(levels.info, { msg: line.trim() }) : `${line}\n`);
}

/**
 * @param {string} output what a program printed before it failed
 * @param {'error' | 'fatal'} level `error` if everything continues
 */
export function complain(message, output = '', level = 'fatal') {
  if (!inJson) {
    process.stderr.write(`\n${output ? `${output}\n\n` : ''}${message}\n`);
    return;
  }
  const lines = message.split('\n').filter((line) => line.trim() !== '');
  const records = lines.map((msg, index) =>
    jsonLine(levels[level], { ...(output && index === 0 && { output }), msg }),
  );
  process.stderr.write(records.join(''));
}

/** Pino's: the packages may not be installed yet. */
const levels = { info: 30, error: 50, fatal: 60 };

function jsonLine(level, fields) {
  const common = { level, time: Date.now(), pid: process.pid, hostname: hostname() };
  return `${JSON.stringify({ ...common, ...fields })}\n`;
}
