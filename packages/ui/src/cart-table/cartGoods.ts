import { type FindableGoods, findableText } from '@yaoji/domain'
import type { CartTableLine } from './cartTableTypes'

/** What a line is found by. */
export function cartGoods({ goods, combination, name_pinyin }: CartTableLine): FindableGoods {
  const { name, common_name = '', sccj, ypgg, approval_no = '', code = '', barcode = '' } = goods
  const parts = combination?.list.map(part => part.name) ?? []
  const texts = [combination?.name ?? name, common_name, sccj, ypgg, approval_no, code, barcode, ...parts]
  return { text: findableText(texts), pinyin: name_pinyin }
}
