import { addressList } from '@yaoji/api-client/contract/address'
import type { PointsGift, Redemption } from '@yaoji/api-client/contract/redemption'
import { focusAround } from '@yaoji/hooks'
import { useCall, useRedeem } from '@yaoji/hooks/data'
import { AddressPicker } from '@yaoji/ui/address-picker'
import { Callout } from '@yaoji/ui/callout'
import { RedeemDialog as Dialog } from '@yaoji/ui/gift-card'
import { Skeleton } from '@yaoji/ui/skeleton'
import { TextLink } from '@yaoji/ui/text-link'
import { useId, useState } from 'react'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import { RedeemForm } from './RedeemForm'

export interface RedeemDialogProps {
  gift: PointsGift
  open: boolean
  onClose: () => void
}

/** Asks for number, address and, where the balance pays a part, the login password; redeems; then shows the result. */
export function RedeemDialog({ gift, open, onClose }: RedeemDialogProps) {
  const form = useId()
  const { mutateAsync, isPending } = useRedeem()
  const [redeemed, setRedeemed] = useState<Redemption | null>(null)
  const { address, picker } = useAddressChoice()
  return (
    <Dialog
      {...{ gift, open, onClose, form, redeemed }}
      busy={isPending}
      ready={address !== null}
      ordersHref={href('ordersPoints')}
    >
      <RedeemForm
        id={form}
        gift={gift}
        address={address}
        redeem={mutateAsync}
        onDone={redemption => {
          focusAround()
          setRedeemed(redemption)
        }}
      >
        {picker}
      </RedeemForm>
    </Dialog>
  )
}

/** The address that the gift is sent to, and the control that chooses it: the first one at the start, null for none. */
function useAddressChoice() {
  const query = useCall(addressList, {}, { inline: true })
  const approved = query.data?.list.filter(({ is_reviewed }) => is_reviewed === 1) ?? []
  const [chosen, choose] = useState<number | null>(null)
  const address = chosen ?? approved[0]?.id ?? null
  const picker = (
    <QueryView
      query={query}
      pending={<Skeleton variant="rows" count={2} label="正在加载收货地址" />}
      isEmpty={() => approved.length === 0}
      empty={<NoAddress />}
      errorSize="s"
    >
      {({ list }) => <AddressPicker addresses={list} value={address} onValueChange={choose} />}
    </QueryView>
  )
  return { address, picker }
}

function NoAddress() {
  return (
    <Callout>
      没有已通过审核的收货地址，礼品不能寄出。
      <TextLink href={href('accountAddresses')} underlined>
        管理收货地址
      </TextLink>
    </Callout>
  )
}
