import { userMoney, userPointsLog } from '@yaoji/api-client/contract/wallet'
import { POINTS_DEBT_TEXT } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { Callout } from '@yaoji/ui/callout'
import { useListCall } from '../../core/page/useListCall'
import { LedgerPage } from './LedgerView'
import { ledgerInput, useLedgerSearch } from './useLedgerSearch'

/** RT-22: the changes of the points by kind and days, with what they add and take. */
export default function WalletPointsPage() {
  const search = useLedgerSearch()
  const query = useListCall(userPointsLog, ledgerInput(search[0]), { staleTime: 0 })
  return <LedgerPage ledger="points" search={search} query={query} notice={<Debt />} />
}

/** Points that a return took back and that the buyer did not have any more. */
function Debt() {
  const { data } = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  if (!data || data.points >= 0) return null
  return (
    <Callout>
      积分 {data.points}：{POINTS_DEBT_TEXT}，在此之前不能兑换。
    </Callout>
  )
}
