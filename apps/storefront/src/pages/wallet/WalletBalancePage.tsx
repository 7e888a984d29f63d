import { userMoneyLog } from '@yaoji/api-client/contract/wallet'
import { useCall } from '@yaoji/hooks/data'
import { BalanceFigures } from './BalanceFigures'
import { LedgerView } from './LedgerView'
import { MONEY_LEDGER } from './ledgers'
import { LEDGER_QUERY, ledgerInput, useLedgerSearch } from './useLedgerSearch'

/** RT-22: the changes of the balance by kind and days, with what they add and take, below what the wallet holds. */
export default function WalletBalancePage() {
  const search = useLedgerSearch()
  const query = useCall(userMoneyLog, ledgerInput(search[0]), LEDGER_QUERY)
  return <LedgerView ledger={MONEY_LEDGER} search={search} query={query} notice={<BalanceFigures />} />
}
