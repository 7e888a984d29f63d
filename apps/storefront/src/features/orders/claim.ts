import type { AcceptanceClaim } from '@yaoji/ui/acceptance-form'
import { readId } from '../../core/navigation/address'
import { href } from '../../routes'

/** What a check of parcels asks of the shop: a reason, and packs by batch. */
export type Claim = AcceptanceClaim

const REASONS: readonly Claim['reason'][] = ['short', 'damaged']

/** The address of the form that asks for a claim of an order, filled in. */
export function claimHref(order_id: number, { reason, lines }: Claim): string {
  const packs = lines.map(({ batch_id, number }) => `${batch_id}.${number}`).join('_')
  return href('orderReturn', { id: order_id }, { new: 1, reason, packs })
}

/** The claim in an address; undefined without one. */
export function readClaim(search: URLSearchParams): Claim | undefined {
  const reason = REASONS.find(each => each === search.get('reason'))
  const lines = (search.get('packs') ?? '').split('_').flatMap(text => {
    const [batch_id, number] = text.split('.').map(readId)
    return batch_id && number ? [{ batch_id, number }] : []
  })
  return reason && lines.length > 0 ? { reason, lines } : undefined
}
