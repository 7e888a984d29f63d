import { userMoney, userMoneyLog, userPointsLog } from '@yaoji/api-client/contract/wallet'
import type { ViewedQuery } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { Empty } from '@yaoji/ui/empty'
import { Link } from '@yaoji/ui/link'
import { PageHeading } from '@yaoji/ui/page-heading'
import { Panel } from '@yaoji/ui/panel'
import { crumbTo } from '../../core/navigation/crumbTo'
import { useRouteRow } from '../../core/navigation/useRouteRow'
import { QueryView } from '../../core/page/QueryView'
import { WalletFigures } from '../../features/wallet/WalletFigures'
import { href, type PlainRouteName } from '../../routes'
import { LedgerTable } from './LedgerTable'
import { type Ledger, type LedgerAnswer, type LedgerRow, MONEY_LEDGER, POINTS_LEDGER } from './ledgers'
import * as css from './WalletPage.css'

/** Rows of each ledger on this page. */
const LATEST = 4

/** RT-22: what the buyer has, and the last changes of balance and points. */
export default function WalletPage() {
  const { title } = useRouteRow()
  const money = useCall(userMoney, {}, { inline: true, staleTime: 0 })
  const changes = useCall(userMoneyLog, { per_page: LATEST }, { inline: true, staleTime: 0 })
  const points = useCall(userPointsLog, { per_page: LATEST }, { inline: true, staleTime: 0 })
  return (
    <>
      <PageHeading title={title} crumbs={[crumbTo('home'), { name: title }]} />
      <div className={css.root}>
        <QueryView query={money} pending={<WalletFigures money={undefined} />} errorSize="s">
          {data => <WalletFigures money={data} />}
        </QueryView>
        <Latest title="最近收支" to="walletBalance" ledger={MONEY_LEDGER} query={changes} />
        <Latest title="最近积分" to="walletPoints" ledger={POINTS_LEDGER} query={points} />
      </div>
    </>
  )
}

interface LatestProps<Row extends LedgerRow> {
  title: string
  to: PlainRouteName
  ledger: Pick<Ledger<Row>, 'name' | 'table' | 'emptyText'>
  query: ViewedQuery<LedgerAnswer<Row>>
}

/** The last rows of a ledger, with a link to all of them. */
function Latest<Row extends LedgerRow>({ title, to, ledger, query }: LatestProps<Row>) {
  const { name, emptyText } = ledger
  return (
    <Panel
      title={title}
      aside={
        <Link href={href(to)} className={css.all}>
          全部{name}
        </Link>
      }
    >
      <QueryView
        query={query}
        pending={<LedgerTable ledger={ledger} rows={undefined} expected={LATEST} />}
        empty={<Empty size="s" title={`还没有${name}`} text={emptyText} />}
        errorSize="s"
      >
        {({ list }) => <LedgerTable ledger={ledger} rows={list} />}
      </QueryView>
    </Panel>
  )
}
