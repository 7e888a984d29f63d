import type { DataOf } from '@yaoji/api-client'
import type { userMoney } from '@yaoji/api-client/contract/wallet'
import { WalletFigures as Figures } from '@yaoji/ui/wallet-figures'
import { href } from '../../routes'

const HREFS = {
  balance: href('walletBalance'),
  points: href('walletPoints'),
  coupons: href('walletCoupons'),
  vouchers: href('walletVouchers'),
}

/** Balance, points, coupons and vouchers, each with a link to its page; without numbers while they load. */
export function WalletFigures({ money }: { money: DataOf<typeof userMoney> | undefined }) {
  return <Figures money={money} hrefs={HREFS} />
}
