import { asc, eq } from 'drizzle-orm'
import type { Db } from '../../db/types'
import type { Context } from '../../wire/context'
import { invalidField, notFound } from '../../wire/refusal'
import { phoneForm } from '../config/setting-kinds'
import { warehouses } from '../goods/tables'
import { type ActionGroup, type Fields, fieldOf, type WaitingRow } from './action-group'

type WarehouseRow = typeof warehouses.$inferSelect

/** The warehouses and who takes their returned goods. The id is the number of the warehouse. */
export const warehouseActions: ActionGroup = {
  kind: 'warehouses',
  about: 'warehouses, by number: who takes returned goods, as approved returns and their sheets name it',
  list: listWarehouses,
  count: null,
  async state(db, id) {
    const row = await findWarehouse(db, id)
    return row ? returnText(row) : ''
  },
  actions: {
    returns: {
      about: 'sets who takes returned goods, and the telephone for their parcel',
      fields: ['receiver', 'phone'],
      run: ({ db }, id, fields) =>
        change(db, id, { return_receiver: readReceiver(fields), return_phone: readPhone(fields) }),
    },
    reset: {
      about: 'takes both away: returned goods go to the returns desk of the warehouse, without a telephone',
      fields: [],
      run: ({ db }, id) => change(db, id, { return_receiver: '', return_phone: '' }),
    },
  },
}

const RECEIVER_LENGTH = 40

function readReceiver(fields: Fields): string {
  const receiver = fieldOf(fields, 'receiver')
  if (receiver.length <= RECEIVER_LENGTH && !/\p{Cc}/u.test(receiver)) return receiver
  throw invalidField('receiver', `收货人应为一行文字，最多 ${RECEIVER_LENGTH} 个字`)
}

function readPhone(fields: Fields): string {
  const phone = fieldOf(fields, 'phone')
  const problem = phoneForm(phone)
  if (problem) throw invalidField('phone', problem)
  return phone
}

async function change(
  db: Db,
  id: string,
  fields: Pick<WarehouseRow, 'return_receiver' | 'return_phone'>,
): Promise<string> {
  const row = await findWarehouse(db, id)
  if (!row) throw notFound('仓库')
  await db.update(warehouses).set(fields).where(eq(warehouses.ck_id, row.ck_id))
  return returnText({ ...row, ...fields })
}

async function findWarehouse(db: Db, id: string): Promise<WarehouseRow | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(id)) return undefined
  const [row] = await db
    .select()
    .from(warehouses)
    .where(eq(warehouses.ck_id, Number(id)))
  return row
}

function returnText({ return_receiver, return_phone }: WarehouseRow): string {
  return `退货收货人 ${return_receiver || '未设置'} ${return_phone}`.trimEnd()
}

async function listWarehouses({ db }: Context): Promise<WaitingRow[]> {
  const rows = await db.select().from(warehouses).orderBy(asc(warehouses.ck_id))
  return rows.map(row => ({
    id: String(row.ck_id),
    at: '',
    company: row.name,
    text: `${row.address}  ${returnText(row)}`,
  }))
}
