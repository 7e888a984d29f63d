import type { SessionTableSession } from './SessionTable'

/** A session of a computer, for stories and tests. */
export function sessionForStory(id: number, change: Partial<SessionTableSession> = {}): SessionTableSession {
  return {
    id,
    device: 'Windows · Edge',
    network: '110.80.1.*',
    seen_at: '2026-11-22 09:30:15',
    created_at: '2026-11-20 08:00:00',
    is_current: 0,
    ...change,
  }
}
