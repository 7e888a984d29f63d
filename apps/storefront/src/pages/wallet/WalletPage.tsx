import { userMoney, userMoneyLog, userPointsLog } from '@yaoji/api-client/contract/wallet'
import type { ViewedQuery } from '@yaoji/hooks'
import { useCall } from '@yaoji/hooks/data'
import { type LedgerEntry, type LedgerName, LedgerNone, LedgerRows } from '@yaoji/ui/ledger-table'
import { Panel } from '@yaoji/ui/panel'
import { Stack } from '@yaoji/ui/stack'
import { TextLink } from '@yaoji/ui/text-link'
import { PageTop } from '../../core/page/PageTop'
import { QueryView } from '../../core/page/QueryView'
import { WalletFigures } from '../../features/wallet/WalletFigures'
import { href, type PlainRouteName } from '../../routes'
import { linkOf } from './LedgerView'

/** Rows of each ledger on this page. */
const LATEST = 4

const FRESH = { inline: true, staleTime: 0 } as const

/** RT-22: what the buyer has, and the last changes of balance and points. */
export default function WalletPage() {
  const money = useCall(userMoney, {}, FRESH)
  const changes = useCall(userMoneyLog, { per_page: LATEST }, FRESH)
  const points = useCall(userPointsLog, { per_page: LATEST }, FRESH)
  return (
    <>
      <PageTop aside={<TextLink href={href('walletStatement')}>对账单</TextLink>} />
      <Stack gap={3}>
        <QueryView query={money} pending={<WalletFigures money={undefined} />} errorSize="s">
          {data => <WalletFigures money={data} />}
        </QueryView>
        <Latest title="最近收支" all="全部收支记录" to="walletBalance" ledger="balance" query={changes} />
        <Latest title="最近积分" all="全部积分记录" to="walletPoints" ledger="points" query={points} />
      </Stack>
    </>
  )
}

interface LatestProps {
  title: string
  /** The link to all rows. */
  all: string
  to: PlainRouteName
  ledger: LedgerName
  query: ViewedQuery<{ readonly list: readonly LedgerEntry[] }>
}

/** The last rows of a ledger. */
function Latest({ title, all, to, ledger, query }: LatestProps) {
  const link = <TextLink href={href(to)}>{all}</TextLink>
  return (
    <Panel title={title} aside={link}>
      <QueryView
        query={query}
        pending={<LedgerRows ledger={ledger} rows={undefined} skeletonRows={LATEST} linkOf={linkOf} />}
        empty={<LedgerNone ledger={ledger} size="s" />}
        errorSize="s"
      >
        {({ list }) => <LedgerRows ledger={ledger} rows={list} linkOf={linkOf} />}
      </QueryView>
    </Panel>
  )
}
