import type { PermissionGoods } from './permissionRequestForm'

/** A controlled product for stories and tests; change what the story is about. */
export function permissionGoodsForStory(change: Partial<PermissionGoods> = {}): PermissionGoods {
  return {
    code: 'K0001',
    name: '复方丹参滴丸',
    ypgg: '27mg×180丸/瓶',
    sccj: '天士力医药集团股份有限公司',
    approval_no: '国药准字Z10950111',
    bzdw: '瓶',
    min_qty: 5,
    ...change,
  }
}
