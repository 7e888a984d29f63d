import { POINTS_RULE } from '@yaoji/domain'

/** The ledgers of a buyer. */
export type LedgerName = 'balance' | 'points' | 'vouchers'

interface LedgerWords {
  /** What its rows are. */
  readonly name: string
  /** Titles of what a row adds or takes, and of what was left after it. */
  readonly change: string
  readonly after: string
  /** Names of the sums: what came in, what went out, how many rows. */
  readonly sums: readonly [income: string, expense: string, count: string]
  /** What brings rows, for a ledger without any. */
  readonly source: string
}

export const ledgerPanelLabels = {
  ledgers: {
    balance: {
      name: '收支记录',
      change: '金额',
      after: '余额',
      sums: ['收入合计（含退款）', '支出合计', '笔数'],
      source: '余额付款、退款和返现都会记在这里。',
    },
    vouchers: {
      name: '现金券明细',
      change: '金额',
      after: '该券剩余',
      sums: ['收入', '支出', '笔数'],
      source: '领取、使用、退回和过期的现金券都会记在这里。',
    },
    points: {
      name: '积分记录',
      change: '积分变动',
      after: '变动后积分',
      sums: ['获得', '使用', '笔数'],
      source: POINTS_RULE,
    },
  } as Readonly<Record<LedgerName, LedgerWords>>,
  /** Name of the choice of a kind, and the choice of all kinds. */
  kind: '类型',
  allKinds: '全部类型',
  /** Name of the sums, for screen readers. */
  sums: '合计',
  /** In place of the rows: of a ledger without any, and where the filters find none. */
  none: (name: string) => `还没有${name}`,
  noneFound: (name: string) => `没有符合条件的${name}`,
  widen: '换一个类型，或者放宽日期。',
  clear: '清除筛选',
}
