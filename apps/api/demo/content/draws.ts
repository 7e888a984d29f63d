import type { Db } from '../../src/db/types'
import { couponTemplates } from '../../src/modules/coupon/tables'
import { drawActivities, drawPrizes } from '../../src/modules/draw/tables'
import { bannerPicture, categoryPicture } from '../../src/modules/pictures/urls'
import { addDays, chinaMoment } from '../../src/wire/clock'

type Prize = Omit<typeof drawPrizes.$inferInsert, 'id' | 'activity_id' | 'sort' | 'image'> & {
  picture: string
}

interface Activity {
  readonly id: number
  readonly name: string
  readonly remarks: string
  readonly drawing: string
  readonly rules: readonly string[]
  /** Days from the day of seeding. */
  readonly days: readonly [begin: number, end: number]
  readonly chances: number
  readonly is_simple: 0 | 1
}

const RULES = [
  '资质审核通过的采购账号均可参与，每个账号单独计算机会。',
  '中奖结果以抽奖时保存的记录为准，关闭页面后可在抽奖记录中查看。',
  '积分与优惠券即时到账；实物奖品随下一笔订单寄出。',
  '奖品不能兑换现金，不能转让。',
]

const ACTIVITIES: readonly Activity[] = [
  {
    id: 1,
    name: '换季备货礼',
    remarks: '每个账号可刮 1 次',
    drawing: 'draw-cinnabar-cabinet',
    rules: ['活动期间每个账号 1 次机会。', ...RULES],
    days: [-2, 365],
    chances: 1,
    is_simple: 1,
  },
  {
    id: 2,
    name: '会员幸运转盘',
    remarks: '每个账号可抽 3 次',
    drawing: 'draw-prizes-brass-packs',
    rules: ['活动期间每个账号 3 次机会。', ...RULES],
    days: [-10, 365],
    chances: 3,
    is_simple: 0,
  },
  {
    id: 3,
    name: '年货节抽奖',
    remarks: '年货节当天开抽',
    drawing: 'draw-cinnabar-cabinet',
    rules: ['活动当天每个账号 1 次机会。', ...RULES],
    days: [400, 407],
    chances: 1,
    is_simple: 0,
  },
  {
    id: 4,
    name: '周年庆抽奖',
    remarks: '感谢一路同行',
    drawing: 'draw-prizes-brass-packs',
    rules: ['活动期间每个账号 2 次机会。', ...RULES],
    days: [-90, -60],
    chances: 2,
    is_simple: 0,
  },
]

/** The prizes of every draw; seeding adds the coupon's template. */
function prizesOf(coupon_template_id: number): Prize[] {
  return [
    { kind: 'gift', name: '电子血压计', remarks: '上臂式 1 台', stock: 5, weight: 1, picture: 'pulse' },
    { kind: 'gift', name: '定制药盒', remarks: '一周七格 10 个', stock: 60, weight: 4, picture: 'box' },
    {
      kind: 'coupon',
      name: '20 元抽奖券',
      remarks: '满 500 元可用',
      coupon_template_id,
      stock: 300,
      weight: 15,
      picture: 'ribbon',
    },
    {
      kind: 'points',
      name: '188 积分',
      remarks: '已到账',
      points: 188,
      stock: 500,
      weight: 20,
      picture: 'star',
    },
    { kind: 'points', name: '66 积分', remarks: '已到账', points: 66, weight: 60, picture: 'gourd' },
  ]
}

/** Fills the draws: one in a popup, one with three chances, a future one, one that has ended. */
export async function seedDraws(db: Db, today: string): Promise<void> {
  const moment = (days: number) => chinaMoment(addDays(today, days), 0)
  await db.insert(drawActivities).values(
    ACTIVITIES.map(({ days, drawing, rules, ...row }) => ({
      ...row,
      rules: [...rules],
      image: bannerPicture(drawing),
      begin_at: moment(days[0]),
      end_at: moment(days[1]),
    })),
  )
  const [template] = await db
    .insert(couponTemplates)
    .values({
      name: '抽奖专享券',
      kind: 'reduce',
      scope: 'all',
      scope_ids: [],
      scope_text: '全场通用',
      amount: 2_000,
      min_amount: 50_000,
      begin_at: moment(-90),
      end_at: moment(400),
    })
    .returning({ id: couponTemplates.id })
  const prizes = prizesOf(template?.id as number)
  await db.insert(drawPrizes).values(
    ACTIVITIES.flatMap(activity =>
      prizes.map(({ picture, ...prize }, at) => ({
        ...prize,
        id: activity.id * 100 + at + 1,
        activity_id: activity.id,
        image: categoryPicture(picture),
        sort: at + 1,
      })),
    ),
  )
}
