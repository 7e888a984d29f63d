import type { PromoCardPage } from './PromoCard'

const IMAGE = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 280"><rect width="640" height="280" fill="#0b6e60"/><rect x="60" y="60" width="160" height="160" rx="8" fill="#fff"/></svg>',
)}`

/** A promotion of the stories and tests: it runs. */
export function promoForStory(change: Partial<PromoCardPage> = {}): PromoCardPage {
  return {
    name: '冬季感冒用药专场',
    summary: '感冒、退热、止咳类满 500 元减 20 元',
    image: IMAGE,
    state: 'running',
    begin_time: '2026-11-20 00:00:00',
    end_time: '2026-11-30 23:59:59',
    ...change,
  }
}
