/** What the test uses of trace-receiver.mjs, whose packages are not always installed. */
export interface ReceivedSpan {
  traceId: string;
  spanId: string;
  /** Empty if it has none. */
  parentSpanId: string;
  name: string;
  kind: string;
  /** The package that made it. */
  scope?: string;
  resource: Record<string, string>;
  attributes: Record<string, string>;
}

export function startTraceReceiver(): Promise<{
  url: string;
  headers: { url: string; type: string }[];
  text(): string;
  spans(): ReceivedSpan[];
  close(): Promise<void>;
}>;
