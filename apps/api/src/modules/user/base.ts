import type { SessionUser } from '@yaoji/api-client/contract/user'
import { formatAmount, isLicenceChecked } from '@yaoji/domain'
import { and, count, eq, inArray, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { companyOf, ofCompany } from '../../session/stores'
import { controlledGrants, users } from '../../session/tables'
import { ownerOf, type UserRow } from '../../session/viewer'
import type { ViewerContext } from '../../wire/context'
import { cartLines } from '../cart/tables'
import { shopSettings } from '../config/shop-settings'
import { countCoupons } from '../coupon/list'
import { goods } from '../goods/tables'
import { inZone } from '../goods/zone'
import { licenceMessage } from '../licence/service'
import { selectUnread } from '../message/service'
import { balanceOf } from '../wallet/account'

function common() {
  const { hot_line, qq1, qq2 } = shopSettings()
  return {
    common_config: { hot_line, qq1, qq2 },
    login_url: '/login',
    show: 1,
    // The ticket of the chat window is a secret for one use: only its own call returns it.
    token: '',
  } as const
}

const defaultService = () => ({ name: '药集客服', phone: shopSettings().hot_line, is_default: 1 }) as const

/** The session user: a buyer with the counts of the header, or a visitor with an empty company. */
export async function sessionUser(context: ViewerContext): Promise<SessionUser> {
  const { db, viewer } = context
  const { cart, is_show_youx, is_special, message_count, store_count } = await countsOf(context)
  if (!viewer.buyer) return { ...visitor(), cart, is_show_youx }
  const buyer = viewer.buyer
  const checked = isLicenceChecked(buyer.licence_state) ? 1 : 0
  return {
    ...common(),
    user_id: buyer.id,
    username: buyer.username,
    name: buyer.name,
    phone: buyer.phone,
    company: buyer.company,
    face: '',
    rank: buyer.rank,
    admin: managerOf(buyer),
    address: buyer.address,
    is_passed: checked,
    licence_state: buyer.licence_state,
    licence_message: await licenceMessage(context, buyer),
    points: buyer.points,
    balance: formatAmount(await balanceOf(db, buyer.id)),
    coupon_count: (await countCoupons(context, buyer.id)).unused,
    cart,
    message_count,
    wechat: buyer.wechat,
    quality_inspection: inspectionOf(buyer),
    is_show_youx,
    is_special,
    is_can_chat: buyer.is_can_chat ? 1 : 0,
    is_AfterSale: checked,
    store_count,
  }
}

function visitor(): SessionUser {
  return {
    ...common(),
    user_id: 0,
    username: '',
    name: '',
    phone: '',
    company: '',
    face: '',
    rank: '',
    admin: defaultService(),
    address: '',
    is_passed: 0,
    licence_state: 'draft',
    licence_message: '',
    points: 0,
    coupon_count: 0,
    cart: 0,
    message_count: 0,
    wechat: '',
    quality_inspection: null,
    is_show_youx: 0,
    is_special: 0,
    is_can_chat: 0,
    is_AfterSale: 0,
    store_count: 0,
  }
}

function managerOf({ manager_name: name, manager_phone: phone }: UserRow): SessionUser['admin'] {
  return name === '' ? defaultService() : { name, phone, is_default: 0 }
}

function inspectionOf(buyer: UserRow): SessionUser['quality_inspection'] {
  const { quality_inspection_url: url, quality_inspection_msg: msg } = buyer
  return url === null && msg === null ? null : { quality_inspection_url: url ?? '', msg: msg ?? '' }
}

/** What the header counts and shows. One statement: every page asks for it. */
async function countsOf({ db, viewer }: ViewerContext) {
  const { buyer } = viewer
  const userId = buyer?.id ?? 0
  const [found] = await db
    .select({
      cart: sql<number>`${selectCart(db, ownerOf(viewer))}`.mapWith(Number),
      free_shipping: sql<boolean>`exists ${selectFreeShipping(db, buyer)}`,
      grants: sql<boolean>`exists ${selectGrants(db, userId)}`,
      messages: sql<number>`${selectUnread(db, userId)}`.mapWith(Number),
      stores: sql<number>`${selectStores(db, buyer)}`.mapWith(Number),
    })
    .from(sql`(select 1) as one`)
  return {
    cart: found?.cart ?? 0,
    is_show_youx: found?.free_shipping ? 1 : 0,
    is_special: found?.grants ? 1 : 0,
    message_count: found?.messages ?? 0,
    store_count: found?.stores ?? 1,
  } as const
}

/** Nobody's cart is empty. */
function selectCart(db: Db, owner: string | null) {
  return db
    .select({ lines: count() })
    .from(cartLines)
    .where(eq(cartLines.owner, owner ?? ''))
}

/** The products of the free-shipping zone that this buyer’s licence allows. */
function selectFreeShipping(db: Db, buyer: UserRow | null) {
  const allowed = buyer ? or(isNull(goods.scope), inArray(goods.scope, buyer.scopes)) : undefined
  return db
    .select({ id: goods.id })
    .from(goods)
    .where(and(inZone('yx'), eq(goods.off_shelf, 0), allowed))
}

function selectGrants(db: Db, userId: number) {
  return db
    .select({ id: controlledGrants.id })
    .from(controlledGrants)
    .where(eq(controlledGrants.user_id, userId))
}

/** Stores of the same head office; a buyer without one is one store. */
function selectStores(db: Db, buyer: UserRow | null) {
  return db
    .select({ stores: count() })
    .from(users)
    .where(ofCompany(buyer ? companyOf(buyer) : 0))
}
