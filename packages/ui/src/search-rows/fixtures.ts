import type { SearchRow } from './useSearchRows'

const NAMES = [
  ['阿莫灵 阿莫西林胶囊', '0.25g×24粒/盒', '香港澳美制药厂', '12.80', 20],
  ['阿莫仙 阿莫西林胶囊', '0.5g×20粒/盒', '珠海联邦制药股份有限公司', '9.60', undefined],
  ['阿莫西林颗粒', '0.125g×18袋/盒', '哈药集团制药总厂', '6.35', 120],
  ['阿莫西林克拉维酸钾分散片', '0.2285g×12片/盒', '南京先声东元制药有限公司', '18.90', undefined],
] as const

/** The rows of a text that has the first two characters of these names; change what the story is about. */
export function searchRowsForStory(change: Partial<SearchRow['goods']> = {}): SearchRow[] {
  return NAMES.map(([name, ypgg, sccj, price, last_number], index) => {
    const start = name.indexOf('阿莫西林')
    return {
      goods: {
        id: 1001 + index,
        goods_price_id: 10010 + index,
        name,
        ypgg,
        sccj,
        bzdw: '盒',
        number: 860 - 40 * index,
        min_qty: 10,
        step_qty: 10,
        max_qty: null,
        expiry_date: '2028-03-01',
        buy_state: 'ok',
        price,
        ...change,
      },
      last_number,
      hits: [{ start, end: start + 4 }],
    }
  })
}
