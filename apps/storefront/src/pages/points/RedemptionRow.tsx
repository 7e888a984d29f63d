import type { Redemption } from '@yaoji/api-client/contract/redemption'
import { RedemptionRow as Row } from '@yaoji/ui/redemption-row'
import { useState } from 'react'
import { CancelRedemptionDialog, ReceiveGiftDialog } from './RedemptionDialogs'

/** One redemption, with the questions before it is cancelled or received. */
export function RedemptionRow({ redemption }: { redemption: Redemption }) {
  const [asked, setAsked] = useState<'cancel' | 'receive' | null>(null)
  const dialog = { redemption, onClose: () => setAsked(null) }
  return (
    <Row redemption={redemption} onCancel={() => setAsked('cancel')} onReceive={() => setAsked('receive')}>
      <CancelRedemptionDialog {...dialog} open={asked === 'cancel'} />
      <ReceiveGiftDialog {...dialog} open={asked === 'receive'} />
    </Row>
  )
}
