import type { Redemption } from '@yaoji/api-client/contract/redemption'
import { DescriptionList } from '@yaoji/ui/description-list'
import { PointsPrice } from '@yaoji/ui/gift-card'

/** What was redeemed, what it needed, and where it goes. */
export function RedeemResult({ redemption }: { redemption: Redemption }) {
  const { sn, number, points, cash, consignee, mobile, region, detail } = redemption
  return (
    <DescriptionList
      rows={[
        ['单号', sn],
        ['数量', `${number} 件`],
        ['已支付', <PointsPrice key="price" points={points} cash={cash} />],
        ['收货', `${consignee} ${mobile} ${region}${detail}`],
      ]}
    />
  )
}
