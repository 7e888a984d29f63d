import type { CashbackMonth } from '@yaoji/api-client/contract/cashback'
import { moneyText, parseAmount } from '@yaoji/domain'
import { Link } from '@yaoji/ui/link'
import { Panel } from '@yaoji/ui/panel'
import { type RecordColumn, RecordsTable } from '@yaoji/ui/records-table'
import { minuteText } from '../../core/clock/minuteText'
import { asideLink } from '../../features/zone/ZonePage.css'
import { href } from '../../routes'
import * as css from './CashbackPage.css'

const NONE = '没有达到档位'

const hasAny = ({ cashback_amount }: CashbackMonth) => parseAmount(cashback_amount) > 0

const STATES: Readonly<Record<CashbackMonth['state'], (month: CashbackMonth) => string>> = {
  running: month => (hasAny(month) ? `本月，${month.pay_date} 起存入` : '本月，还没有达到档位'),
  settling: month => (hasAny(month) ? `待存入，${month.pay_date} 起，退换货完成后` : NONE),
  missed: () => NONE,
  paid: ({ settled_time }) => `${settled_time ? minuteText(settled_time) : ''} 已存入余额`,
}

const COLUMNS: readonly RecordColumn<CashbackMonth>[] = [
  { key: 'month', title: '月份', width: '96px', render: row => row.month },
  {
    key: 'received',
    title: '计入金额',
    align: 'end',
    width: '160px',
    render: row => moneyText(row.received_amount),
  },
  {
    key: 'cashback',
    title: '返现',
    align: 'end',
    width: '140px',
    render: row => moneyText(row.cashback_amount),
  },
  { key: 'state', title: '状态', render: row => STATES[row.state](row) },
]

/** What came back for each month, this one first. */
export function CashbackMonths({ months }: { months: readonly CashbackMonth[] }) {
  return (
    <Panel
      title="返现记录"
      aside={
        <Link href={href('walletBalance', {}, { kind: 4 })} className={asideLink}>
          钱包中的返现
        </Link>
      }
    >
      <RecordsTable
        className={css.table}
        label="返现记录"
        columns={COLUMNS}
        rows={months}
        rowKey={row => row.month}
      />
    </Panel>
  )
}
