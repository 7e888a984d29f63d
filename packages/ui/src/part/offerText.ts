/** A limited offer as the wire names it: what a price belongs to, and until when (`YYYY-MM-DD HH:mm:ss`, China). */
export interface LimitedOffer {
  kind: 'spike' | 'everyday'
  end_at: string | null
}

/** What the price of a limited offer is called. */
export const OFFER_NAMES = { spike: '秒杀价', everyday: '今日特价' } as const
