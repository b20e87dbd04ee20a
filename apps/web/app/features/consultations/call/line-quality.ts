/** How good a connection is, in words that people know. */
export type Quality = 'good' | 'fair' | 'poor';

/** What was received so far, and how long a packet takes there and back. */
export interface LineFigures {
  received: number;
  lost: number;
  seconds: number;
}

/** The figures of a connection’s report. */
export function figuresOf(report: RTCStatsReport): LineFigures {
  const figures = { received: 0, lost: 0, seconds: 0 };
  for (const one of report.values() as Iterable<Record<string, unknown>>) {
    if (one['type'] === 'inbound-rtp') {
      figures.received += Number(one['packetsReceived'] ?? 0);
      figures.lost += Number(one['packetsLost'] ?? 0);
    }
    if (one['type'] === 'candidate-pair' && one['nominated'] === true)
      figures.seconds = Number(one['currentRoundTripTime'] ?? 0);
  }
  return figures;
}

/** How good it was between two reports. */
export function qualityOf(before: LineFigures, now: LineFigures): Quality {
  const lost = Math.max(0, now.lost - before.lost);
  const all = lost + Math.max(0, now.received - before.received);
  const share = all === 0 ? 0 : lost / all;
  if (share > 0.08 || now.seconds > 0.6) return 'poor';
  return share > 0.03 || now.seconds > 0.3 ? 'fair' : 'good';
}
