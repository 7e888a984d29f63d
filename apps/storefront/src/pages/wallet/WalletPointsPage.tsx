import { userPointsLog } from '@yaoji/api-client/contract/wallet'
import { useCall } from '@yaoji/hooks/data'
import { LedgerView } from './LedgerView'
import { POINTS_LEDGER } from './ledgers'
import { LEDGER_QUERY, ledgerInput, useLedgerSearch } from './useLedgerSearch'

/** RT-22: the changes of the points by kind and days, with what they add and take. */
export default function WalletPointsPage() {
  const search = useLedgerSearch()
  const query = useCall(userPointsLog, ledgerInput(search[0]), LEDGER_QUERY)
  return <LedgerView ledger={POINTS_LEDGER} search={search} query={query} />
}
