import { formatPrice, parsePrice, wantedStatusText } from '@yaoji/domain'
import { eq } from 'drizzle-orm'
import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { invalidField } from '../../wire/refusal'
import { closeByShop, countOpenWanted, openWanted, replyToWanted } from '../wanted/reply'
import { wanted } from '../wanted/tables'
import { type ActionGroup, type Fields, fieldOf, recordId, type WaitingRow } from './action-group'
import { readDay } from './read-day'

/** Products that buyers want. */
export const wantedActions: ActionGroup = {
  kind: 'wanted',
  about: 'products that buyers want',
  list: listWanted,
  count: countOpenWanted,
  async state(db, id) {
    const [row] = await db
      .select({ status: wanted.status })
      .from(wanted)
      .where(eq(wanted.id, recordId(id, '求购')))
    return row ? wantedStatusText(row.status) : ''
  },
  actions: {
    reply: {
      about:
        'answers: with a unit price like 26.80 it is quoted, until the day `valid` (a week without it), with the id of a product it is listed',
      fields: ['text', 'price?', 'valid?', 'goods_id?'],
      run: reply,
    },
    close: {
      about: 'the shop cannot get it; the text says why',
      fields: ['text'],
      run: async (context, id, fields) => {
        const { status } = await closeByShop(context, recordId(id, '求购'), fieldOf(fields, 'text'))
        return wantedStatusText(status)
      },
    },
  },
}

async function reply(context: Context, id: string, fields: Fields): Promise<string> {
  const { price, valid, goods_id } = fields
  const { status } = await replyToWanted(context, recordId(id, '求购'), {
    text: fieldOf(fields, 'text'),
    price: price === undefined ? null : readPrice(price),
    valid_until: valid === undefined ? null : readDay('valid', valid),
    goods_id: goods_id === undefined ? null : readGoodsId(goods_id),
  })
  return wantedStatusText(status)
}

function readPrice(text: string): number {
  if (!/^\d{1,7}(\.\d{1,4})?$/.test(text)) throw invalidField('price', '报价应为数字，如 26.80')
  return parsePrice(text)
}

function readGoodsId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw invalidField('goods_id', '商品编号应为整数')
  return Number(text)
}

async function listWanted({ db }: Context): Promise<WaitingRow[]> {
  const rows = await openWanted(db)
  return rows.map(({ wanted: row, company, accepted }) => ({
    id: String(row.id),
    at: chinaTime(row.created_at),
    company,
    text: [
      wantedStatusText(row.status),
      accepted === null ? '' : `单价 ${formatPrice(accepted)}`,
      row.name,
      row.ypgg,
      row.sccj,
      row.approval_no,
      `数量 ${row.number}`,
      row.remark,
    ]
      .filter(Boolean)
      .join('  '),
  }))
}
