import { chinaTime } from '../../wire/clock'
import type { Context } from '../../wire/context'
import { notFound } from '../../wire/refusal'
import {
  countPermissions,
  grantPermission,
  isGranted,
  type Permission,
  refusePermission,
  waitingPermissions,
} from '../wanted/permission'
import { type ActionGroup, fieldOf, recordId, type WaitingRow } from './action-group'

/** Permissions to buy controlled products. The id is the phone number of the buyer; `goods` is the product's id. */
export const permissionActions: ActionGroup = {
  kind: 'permissions',
  about: 'requests of buyers to buy a controlled product, also among the wanted products',
  list: listPermissions,
  count: countPermissions,
  async state(db, phone, fields) {
    const granted = await isGranted(db, readPermission(phone, fieldOf(fields, 'goods')))
    return granted ? '有采购权限' : '无采购权限'
  },
  actions: {
    grant: {
      about: 'the buyer sees its price and can buy it, also without a request',
      fields: ['goods'],
      async run(context, phone, fields) {
        await grantPermission(context, readPermission(phone, fieldOf(fields, 'goods')))
        return '已开通采购权限'
      },
    },
    refuse: {
      about: 'closes the request',
      fields: ['goods', 'reason'],
      async run(context, phone, fields) {
        const permission = readPermission(phone, fieldOf(fields, 'goods'))
        await refusePermission(context, permission, fieldOf(fields, 'reason'))
        return '已拒绝'
      },
    },
  },
}

function readPermission(phone: string, goods: string): Permission {
  if (!/^\d{11}$/.test(phone)) throw notFound('企业')
  return { phone, goods_id: recordId(goods, '商品') }
}

async function listPermissions({ db }: Context): Promise<WaitingRow[]> {
  const rows = await waitingPermissions(db)
  return rows.map(({ wanted, company, phone, product }) => ({
    id: phone,
    at: chinaTime(wanted.created_at),
    company,
    text: `goods=${product.id}  ${product.name}  ${product.ypgg}  ${product.sccj}  ${wanted.remark}`,
  }))
}
