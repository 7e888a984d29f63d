import { userMoney, userMoneyLog } from '@yaoji/api-client/contract/wallet'
import { useCall } from '@yaoji/hooks/data'
import { Panel } from '@yaoji/ui/panel'
import { BalanceFigures } from '@yaoji/ui/wallet-figures'
import { QueryView } from '../../core/page/QueryView'
import { useListCall } from '../../core/page/useListCall'
import { href } from '../../routes'
import { LedgerPage } from './LedgerView'
import { ledgerInput, useLedgerSearch } from './useLedgerSearch'

const UNPAID = href('orders', {}, { tab: 'unpaid' })

/** RT-22: the changes of the balance by kind and days, with what they add and take, below what the wallet has. */
export default function WalletBalancePage() {
  const search = useLedgerSearch()
  const query = useListCall(userMoneyLog, ledgerInput(search[0]), { staleTime: 0 })
  return <LedgerPage ledger="balance" search={search} query={query} notice={<Balance />} />
}

function Balance() {
  const query = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  return (
    <Panel title="账户余额">
      <QueryView
        query={query}
        pending={<BalanceFigures money={undefined} unpaidHref={UNPAID} />}
        errorSize="s"
      >
        {money => <BalanceFigures money={money} unpaidHref={UNPAID} />}
      </QueryView>
    </Panel>
  )
}
