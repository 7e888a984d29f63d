import type { DataOf } from '@yaoji/api-client'
import { userMoney } from '@yaoji/api-client/contract/wallet'
import { moneyText, parseAmount } from '@yaoji/domain'
import { useCall } from '@yaoji/hooks/data'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { StatList } from '@yaoji/ui/stat-list'
import { textLink } from '../../core/page/link.css'
import { QueryView } from '../../core/page/QueryView'
import { href } from '../../routes'
import * as css from './WalletPage.css'

type Money = DataOf<typeof userMoney>

const FIGURES: readonly { readonly name: string; readonly value: (money: Money) => string }[] = [
  { name: '余额', value: ({ total_balance }) => total_balance },
  { name: '冻结', value: ({ frozen_balance }) => frozen_balance },
  { name: '可用', value: ({ balance }) => balance },
  { name: '累计收入', value: ({ income }) => income },
  { name: '累计支出', value: ({ expense }) => expense },
]

/** What is in the wallet, what unpaid orders hold of it, what can be used, and the totals without refunds. */
export function BalanceFigures() {
  const query = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  return (
    <Panel title="账户余额">
      <QueryView query={query} pending={<Figures money={undefined} />} errorSize="s">
        {money => <Figures money={money} />}
      </QueryView>
    </Panel>
  )
}

function Figures({ money }: { money: Money | undefined }) {
  return (
    <>
      <StatList
        stats={FIGURES.map(({ name, value }) => ({ name, value: money ? moneyText(value(money)) : '—' }))}
      />
      {money && parseAmount(money.frozen_balance) > 0 && (
        <p className={css.note}>
          冻结的余额用于
          <Link href={href('orders', {}, { tab: 'unpaid' })} className={textLink}>
            未付款的订单
          </Link>
          ：付款时扣除，订单取消或超时后解冻。
        </p>
      )}
    </>
  )
}
