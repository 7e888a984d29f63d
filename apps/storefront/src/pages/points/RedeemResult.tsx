import type { Redemption } from '@yaoji/api-client/contract/redemption'
import { DescriptionList } from '../../core/page/DescriptionList'
import { GiftPrice } from './GiftPrice'

/** What was redeemed, what it needed, and where it goes. */
export function RedeemResult({ redemption }: { redemption: Redemption }) {
  const { sn, number, points, cash, consignee, mobile, region, detail } = redemption
  return (
    <DescriptionList
      rows={[
        ['单号', sn],
        ['数量', `${number} 件`],
        ['已支付', <GiftPrice key="price" points={points} cash={cash} />],
        ['收货', `${consignee} ${mobile} ${region}${detail}`],
      ]}
    />
  )
}
