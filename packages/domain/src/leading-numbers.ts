import type { PurchaseLine } from './purchase-reading'
import { isDeclined, withoutRemark } from './written-line'

/** A number, a space and a name. 999 is a brand, and a unit behind the number belongs to the product: 24 粒 布洛芬. */
const LEADING = /^(?!999\s)(\d{1,4})\s+(?![盒瓶袋支粒片丸板包贴味]\s)(\p{Script=Han}.*)$/u

/**
 * Lines that all begin with a number and a name: `5 安神补脑液`. It is the number to order where no line has one behind
 * its name; 1, 2, 3 are positions in the list. What can be either is left as it was read.
 */
export function readLeadingNumbers(lines: readonly PurchaseLine[]): readonly PurchaseLine[] {
  const found = lines.flatMap(({ query, number: behind }) => {
    const [, number = '', name = ''] = LEADING.exec(query.normalize('NFKC')) ?? []
    return name === '' || isDeclined(name) ? [] : [{ number, name: withoutRemark(name), behind }]
  })
  if (found.length === 0 || found.length < lines.length) return lines
  const first = Number(found[0]?.number)
  const isCounting = found.every(({ number }, at) => Number(number) === first + at)
  if (found.length > 1 && isCounting)
    return first === 1 ? found.map(({ name, behind }) => ({ query: name, number: behind })) : lines
  const isPosition = found.length === 1 && first === 1
  if (isPosition || found.some(({ behind }) => behind !== '')) return lines
  return found.map(({ name, number }) => ({ query: name, number }))
}
