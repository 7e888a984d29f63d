import type { DataOf } from '@yaoji/api-client/contract'
import type { RestockGoods, restockCheaper } from '@yaoji/api-client/contract/restock'
import { parsePrice, priceSinceLast } from '@yaoji/domain'
import type { BuyerContext } from '../../wire/context'
import { answerOf, isRegular, readRegular } from './list'

/** Products that are compared, those bought most often: each needs its price for this buyer. */
const COMPARED_MOST = 100

/** The buyer's regular products that cost less now than at the last purchase, the largest share first. */
export async function listCheaper(context: BuyerContext): Promise<DataOf<typeof restockCheaper>> {
  const regular = (await readRegular(context))
    .filter(isRegular)
    .sort((one, other) => other.times - one.times)
    .slice(0, COMPARED_MOST)
  const goods = await answerOf(context, regular)
  const list = goods
    .map(each => ({ each, share: fallenShare(each) }))
    .filter(({ share }) => share > 0)
    .sort((one, other) => other.share - one.share)
    .map(({ each }) => each)
  return { list, compared: goods.length }
}

/** By which share of the last price the price fell; 0 where it did not, or the two cannot be compared. */
function fallenShare(each: RestockGoods): number {
  const change = priceSinceLast({ ...each, price: each.goods.price })
  return change === null || change >= 0 ? 0 : -change / parsePrice(each.last_price ?? '0')
}
