import type { PurchaseCodeTableCode } from './PurchaseCodeTable'

/** An own code of a pharmacy; change what the story is about. */
export function codeOf(id: number, change: Partial<PurchaseCodeTableCode> = {}): PurchaseCodeTableCode {
  return {
    id,
    text: `00${1022 + id}`,
    is_own: 1,
    goods: {
      id,
      code: `YJ10240${id}`,
      name: '阿莫西林胶囊',
      ypgg: '0.25g×24粒/盒',
      sccj: '香港澳美制药厂',
      off_sale: 0,
    },
    saved_by: '惠民大药房一店',
    saved_at: '2026-11-20 10:00:00',
    ...change,
  }
}

const [CODE, OTHER] = [codeOf(1), codeOf(3)]

export const CODES: readonly PurchaseCodeTableCode[] = [
  CODE,
  codeOf(2, {
    text: '三九感冒灵颗粒',
    is_own: 0,
    goods: { ...CODE.goods, id: 2, code: 'YJ103998', name: '感冒灵颗粒', ypgg: '10g×9袋', sccj: '华润三九' },
    saved_by: '惠民大药房总部',
  }),
  { ...OTHER, goods: { ...OTHER.goods, name: '布洛芬混悬液', ypgg: '100ml', sccj: '上海强生', off_sale: 1 } },
]
