import type { Message } from '@yaoji/api-client/contract/message'
import { and, desc, eq, gt } from 'drizzle-orm'
import type { Db } from '../src/db/types'
import { type RegionPath, regionPath } from '../src/modules/address/regions'
import { addresses } from '../src/modules/address/tables'
import { arrivalNotices } from '../src/modules/arrival/tables'
import { drawPrizes, drawRecords } from '../src/modules/draw/tables'
import { favorites } from '../src/modules/favorite/tables'
import { feedback, feedbackAnswers } from '../src/modules/feedback/tables'
import { goods, goodsPrices } from '../src/modules/goods/tables'
import { messages } from '../src/modules/message/tables'
import { wanted, wantedReplies } from '../src/modules/wanted/tables'
import { controlledGrants, users } from '../src/session/tables'
import { addDays, chinaDate } from '../src/wire/clock'
import type { DemoUsers } from './accounts'

const HOUR = 3_600_000

/** Adds to the demo buyers what is not trade: addresses, favourites, permissions, messages, wanted varieties. */
export async function seedUserData(db: Db, demo: DemoUsers, now: Date): Promise<void> {
  const { pharmacy, waiting, expired, head, stores, unsigned, regular } = demo
  for (const id of [pharmacy, waiting, expired, head, ...stores, unsigned, regular]) {
    await insertLicensedAddress(db, id)
  }
  await insertMoreAddresses(db, demo.pharmacy)
  await insertFavorites(db, demo, now)
  await insertArrivals(db, demo.pharmacy, now)
  await grantControlled(db, [demo.pharmacy, demo.head])
  await insertMessages(db, demo, now)
  await insertWanted(db, demo.pharmacy, now)
  await insertFeedback(db, demo.pharmacy, now)
  await insertWinners(db, demo, now)
}

/** The address in the licence, which needs no review. */
async function insertLicensedAddress(db: Db, user_id: number): Promise<void> {
  const [user] = await db.select().from(users).where(eq(users.id, user_id))
  const path = user && (await regionPath(db, user.region_code))
  if (!path) throw new Error(`seed: user ${user_id} has no region. Use a code of the lowest regions.`)
  await db.insert(addresses).values({
    user_id,
    ...path,
    consignee: user.name,
    mobile: user.phone,
    detail: user.address.replace(path.region, ''),
    is_default: 1,
    review_state: 'licensed',
  })
}

type AddressInsert = typeof addresses.$inferInsert

async function insertMoreAddresses(db: Db, user_id: number): Promise<void> {
  const more: readonly (Omit<AddressInsert, 'user_id' | keyof RegionPath> & { code: string })[] = [
    {
      code: '420112',
      consignee: '李建军',
      mobile: '13900270031',
      detail: '金银湖路 18 号医药仓 2 库',
      review_state: 'passed',
      review_text: '仓库地址，已通过审核，可以下单配送',
    },
    {
      code: '420105',
      consignee: '何芳',
      mobile: '027-84460259',
      detail: '鹦鹉大道 267 号',
      review_state: 'waiting',
    },
    {
      code: '420111',
      consignee: '何芳',
      mobile: '13900270032',
      detail: '珞喻路 889 号光谷广场写字楼 1203 室',
      review_state: 'rejected',
      review_text: '未通过审核：写字楼没有药品仓储条件，请改为门店或仓库的地址',
    },
  ]
  for (const { code, ...row } of more) {
    const path = await regionPath(db, code)
    if (path) await db.insert(addresses).values({ user_id, is_default: 0, ...path, ...row })
  }
}

const FAVORITES = 14

async function insertFavorites(db: Db, { pharmacy, head }: DemoUsers, now: Date): Promise<void> {
  const rows = await db
    .select({ id: goods.id, price: goodsPrices.price })
    .from(goods)
    .innerJoin(goodsPrices, and(eq(goodsPrices.goods_id, goods.id), eq(goodsPrices.kind, 'normal')))
    .where(and(eq(goods.special_flag, 'none'), gt(goodsPrices.stock, 0), eq(goods.off_shelf, 0)))
    .orderBy(desc(goods.sales), goods.id)
    .limit(FAVORITES * 3)
  const every = (step: number) => rows.filter((_, at) => at % step === 0)
  const values = [
    ...every(3).map((row, at) => ({
      user_id: pharmacy,
      goods_id: row.id,
      price: priceThen(row.price, at),
      at,
    })),
    ...every(7).map((row, at) => ({ user_id: head, goods_id: row.id, price: priceThen(row.price, at), at })),
  ]
  await db
    .insert(favorites)
    .values(
      values.map(({ at, ...row }) => ({ ...row, created_at: new Date(now.getTime() - (at + 1) * 9 * HOUR) })),
    )
}

/** Price of a favourite then, in 1/10000 yuan: every fourth was 8 % higher, so that it is marked as cheaper now. */
function priceThen(now: number, at: number): number {
  return at % 4 === 1 ? Math.ceil((now * 1.08) / 100) * 100 : now
}

const GRANTS = 40

async function grantControlled(db: Db, userIds: readonly number[]): Promise<void> {
  const rows = await db
    .select({ id: goods.id })
    .from(goods)
    .where(eq(goods.special_flag, 'controlled'))
    .orderBy(desc(goods.sales), goods.id)
    .limit(GRANTS)
  const values = userIds.flatMap(user_id => rows.map(row => ({ user_id, goods_id: row.id })))
  if (values.length > 0) await db.insert(controlledGrants).values(values)
}

type DemoMessage = readonly [
  kind: Message['kind'],
  title: string,
  content: string,
  url: string,
  hours_ago: number,
  is_read: 0 | 1,
]

const WELCOME: DemoMessage = [
  'system',
  '欢迎使用药集',
  '三步完成首单：查看帮助中心的购物指南，搜索商品加入购物车，核对后提交订单。',
  '/help/xrzn/gwzn',
  4_200,
  1,
]

const MESSAGES: Readonly<Record<Exclude<keyof DemoUsers, 'stores'>, readonly DemoMessage[]>> = {
  regular: [WELCOME],
  pharmacy: [
    [
      'licence',
      '资质审核通过',
      '贵店提交的证照已全部审核通过，现在可以查看价格并下单。',
      '/zhzx/basic/zzzj',
      4_100,
      1,
    ],
    [
      'promotion',
      '感冒止咳专场进行中',
      '满 500 减 12，满 1000 减 30，满 3000 减 110。',
      '/list?goods_manjian_id=1',
      28,
      0,
    ],
    ['system', '新增地址正在审核', '鹦鹉大道 267 号与证照地址不同，审核通过后即可配送。', '/zhzx/addr', 6, 0],
  ],
  waiting: [
    [
      'licence',
      '资质已提交',
      '我们将在 1 个工作日内完成审核，请留意短信和站内消息。',
      '/zhzx/basic/zzzj',
      20,
      0,
    ],
  ],
  expired: [
    [
      'licence',
      '证照已到期',
      '《药品经营许可证》已到期，暂不能结算，请尽快更新。',
      '/zhzx/basic/zzzj',
      288,
      0,
    ],
    [
      'licence',
      '证照即将到期',
      '《药品经营许可证》将在 7 天后到期，请及时更新。',
      '/zhzx/basic/zzzj',
      456,
      1,
    ],
  ],
  head: [
    ['system', '多店管理已开通', '可切换门店采购，也可把购物车复制给门店。', '/zhzx/ddgl', 2_100, 1],
    ['licence', '门店资质审核中', '同春堂大药房番禺店的资质正在审核，通过后即可采购。', '/zhzx/ddgl', 30, 0],
  ],
  unsigned: [
    ['licence', '请签订供货合同', '资质已审核通过，签订本年度的供货合同后即可下单。', '/dzht', 24, 0],
  ],
}

async function insertMessages(db: Db, demo: DemoUsers, now: Date): Promise<void> {
  for (const who of ['pharmacy', 'waiting', 'expired', 'head', 'unsigned', 'regular'] as const) {
    const rows = [WELCOME, ...MESSAGES[who]].map(([kind, title, content, url, hours_ago, is_read]) => ({
      user_id: demo[who],
      kind,
      title,
      content,
      url,
      is_read,
      created_at: new Date(now.getTime() - hours_ago * HOUR),
    }))
    // The list is newest first by id, so the oldest goes in first.
    await db.insert(messages).values(rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime()))
  }
}

/** The pharmacy waits for two well-sold products that are sold out. */
async function insertArrivals(db: Db, user_id: number, now: Date): Promise<void> {
  const rows = await db
    .select({ goods_id: goods.id })
    .from(goods)
    .innerJoin(goodsPrices, eq(goodsPrices.goods_id, goods.id))
    .where(
      and(
        eq(goodsPrices.kind, 'normal'),
        eq(goodsPrices.stock, 0),
        eq(goods.off_shelf, 0),
        eq(goods.special_flag, 'none'),
      ),
    )
    .orderBy(desc(goods.sales), goods.id)
    .limit(2)
  if (rows.length === 0) return
  const created_at = new Date(now.getTime() - 50 * HOUR)
  await db.insert(arrivalNotices).values(rows.map(row => ({ ...row, user_id, created_at })))
}

async function insertFeedback(db: Db, user_id: number, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * 24 * HOUR)
  const common = { user_id, contact: '13800000001', order_sn: '' }
  const [answered] = await db
    .insert(feedback)
    .values([
      {
        ...common,
        kind: 'order',
        content: '上次到货的随货同行单少了一页，需要补寄一份用于验收存档。',
        created_at: at(16),
      },
      {
        ...common,
        kind: 'suggest',
        content: '希望搜索结果可以按有效期筛选，门店只收一年以上的效期。',
        created_at: at(2),
      },
    ])
    .returning({ id: feedback.id })
  if (!answered) return
  await db.insert(feedbackAnswers).values({
    feedback_id: answered.id,
    at: at(15),
    text: '已补打随货同行单，随下一单一起寄出。',
  })
}

async function insertWanted(db: Db, user_id: number, now: Date): Promise<void> {
  const at = (days: number) => new Date(now.getTime() - days * 24 * HOUR)
  const rows = await db
    .insert(wanted)
    .values([
      {
        user_id,
        name: '鹿瓜多肽注射液',
        ypgg: '4ml:8mg×6支',
        sccj: '',
        approval_no: '',
        number: 60,
        target_price: null,
        deadline: null,
        remark: '骨科诊所客户需要，长期采购',
        status: 40,
        created_at: at(70),
      },
      {
        user_id,
        name: '复方丹参滴丸',
        ypgg: '27mg×180丸',
        sccj: '天士力医药集团股份有限公司',
        approval_no: '国药准字Z10950111',
        number: 200,
        target_price: 265_000,
        deadline: addDays(chinaDate(now), 20),
        remark: '',
        status: 20,
        created_at: at(9),
      },
      {
        user_id,
        name: '小儿豉翘清热颗粒（大包装）',
        ypgg: '2g×12袋',
        sccj: '',
        approval_no: '',
        number: 120,
        target_price: null,
        deadline: addDays(chinaDate(now), 15),
        remark: '效期 12 个月以上',
        status: 10,
        created_at: at(1),
      },
    ])
    .returning({ id: wanted.id })
  const [closed, quoted] = rows
  if (!closed || !quoted) return
  await db.insert(wantedReplies).values([
    {
      wanted_id: closed.id,
      at: at(68),
      text: '该品种厂家暂停供应，恢复后通知您。',
      price: null,
      goods_id: null,
    },
    {
      wanted_id: quoted.id,
      at: at(7),
      text: '已联系厂家，100 盒起订，三天到货。',
      price: 268_000,
      valid_until: addDays(chinaDate(now), 5),
      goods_id: null,
    },
  ])
}

/** A few earlier draws, so that the ticker of winners is not empty on the first day. */
async function insertWinners(db: Db, { head, expired, stores }: DemoUsers, now: Date): Promise<void> {
  const prizes = await db
    .select()
    .from(drawPrizes)
    .where(and(eq(drawPrizes.activity_id, 4), eq(drawPrizes.kind, 'gift')))
    .orderBy(drawPrizes.sort)
  const winners = [head, expired, ...stores]
  if (prizes.length === 0) return
  await db.insert(drawRecords).values(
    winners.map((user_id, at) => {
      const prize = prizes[at % prizes.length] as (typeof prizes)[number]
      const { activity_id, kind, name, remarks, image } = prize
      const created_at = new Date(now.getTime() - (62 * 24 + at * 5) * HOUR)
      return {
        activity_id,
        user_id,
        chance: 1,
        prize_id: prize.id,
        kind,
        name,
        remarks,
        image,
        state: 'waiting' as const,
        created_at,
      }
    }),
  )
}
