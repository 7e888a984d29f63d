import type { OrderGridDraft } from '@yaoji/hooks'

/** Where the sheet of quick purchase is kept: through a reload, and for the page that distributes it among stores. */
export const quickDraft = (buyer: number): OrderGridDraft => ({
  key: `yaoji.quick-buy.${buyer}`,
  storage: () => sessionStorage,
})
