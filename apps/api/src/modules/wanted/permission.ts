import { isInZone, permissionRequest } from '@yaoji/domain'
import { and, eq, exists, inArray, sql } from 'drizzle-orm'
import type { Db } from '../../db/types'
import { controlledGrants, users } from '../../session/tables'
import type { Context } from '../../wire/context'
import { conflict, notFound } from '../../wire/refusal'
import { goods } from '../goods/tables'
import { sendMessage } from '../message/send'
import { closeByShop, IS_OPEN, openWanted, replyToWanted } from './reply'
import { wanted } from './tables'

/** A buyer, by phone number, and a controlled product. */
export interface Permission {
  readonly phone: string
  readonly goods_id: number
}

/** Open requests for permission to buy a controlled product, the oldest first. */
export async function waitingPermissions(db: Db) {
  const asking = permissionRequest('')
  const requests = (await openWanted(db)).filter(({ wanted: { remark } }) => remark.startsWith(asking))
  const codeOf = (remark: string) => remark.slice(asking.length).split('；')[0] ?? ''
  const codes = requests.map(({ wanted: { remark } }) => codeOf(remark))
  const products = codes.length === 0 ? [] : await db.select().from(goods).where(inArray(goods.code, codes))
  return requests.flatMap(request => {
    const product = products.find(({ code }) => code === codeOf(request.wanted.remark))
    return product ? [{ ...request, product }] : []
  })
}

/** How many requests for permission are open. */
export function countPermissions(db: Db): Promise<number> {
  const asking = permissionRequest('')
  const code = sql`split_part(substr(${wanted.remark}, ${asking.length + 1}), '；', 1)`
  const product = db.select({ one: sql`1` }).from(goods).where(eq(goods.code, code))
  return db.$count(wanted, and(IS_OPEN, sql`starts_with(${wanted.remark}, ${asking})`, exists(product)))
}

/** Whether a buyer may buy a controlled product; false also without the buyer. */
export async function isGranted(db: Db, { phone, goods_id }: Permission): Promise<boolean> {
  const buyer = db.select({ id: users.id }).from(users).where(eq(users.phone, phone))
  const grant = and(eq(controlledGrants.goods_id, goods_id), inArray(controlledGrants.user_id, buyer))
  return (await db.$count(controlledGrants, grant)) > 0
}

/**
 * Permits a buyer to buy a controlled product, and answers the open requests for it. Throws a 409 for a product that
 * everybody may buy, and for a permission that the buyer has.
 */
export async function grantPermission(context: Context, permission: Permission): Promise<void> {
  const { db } = context
  const { user, product } = await findBoth(db, permission)
  if (!isInZone('controlled', product)) throw conflict(`${product.name}不是控销商品，不需要采购权限`)
  const [granted] = await db
    .insert(controlledGrants)
    .values({ user_id: user.id, goods_id: product.id })
    .onConflictDoNothing()
    .returning()
  if (!granted) throw conflict('该企业已有采购权限')
  const text = '已开通采购权限，可以下单'
  const requests = await openRequests(db, { user_id: user.id, code: product.code })
  for (const id of requests)
    await replyToWanted(context, id, {
      text,
      price: null,
      valid_until: null,
      goods_id: product.id,
    })
  if (requests.length > 0) return
  await sendMessage(context, {
    user_id: user.id,
    kind: 'system',
    title: '控销商品采购权限已开通',
    content: `${product.name}：${text}`,
    url: `/list/info/${product.id}`,
  })
}

/** Closes the buyer's open requests for a permission, with the reason. Throws a 404 without one. */
export async function refusePermission(
  context: Context,
  permission: Permission,
  reason: string,
): Promise<void> {
  const { db } = context
  const { user, product } = await findBoth(db, permission)
  const requests = await openRequests(db, { user_id: user.id, code: product.code })
  if (requests.length === 0) throw notFound('采购权限的申请')
  for (const id of requests) await closeByShop(context, id, reason)
}

async function findBoth(db: Db, { phone, goods_id }: Permission) {
  const [user] = await db.select().from(users).where(eq(users.phone, phone)).for('update')
  if (!user) throw notFound('企业')
  const [product] = await db.select().from(goods).where(eq(goods.id, goods_id))
  if (!product) throw notFound('商品')
  return { user, product }
}

async function openRequests(
  db: Db,
  { user_id, code }: { readonly user_id: number; readonly code: string },
): Promise<number[]> {
  const rows = await db
    .select({ id: wanted.id })
    .from(wanted)
    .where(
      and(
        eq(wanted.user_id, user_id),
        IS_OPEN,
        sql`split_part(${wanted.remark}, '；', 1) = ${permissionRequest(code)}`,
      ),
    )
    .orderBy(wanted.id)
  return rows.map(({ id }) => id)
}
