import { quickBuyListInput, quickBuyMatchInput, quickBuySuggestInput } from '../payload/quick-buy'
import { quickBuyList, quickBuyMatch, quickBuySuggest } from '../quick-buy'
import { type Call, call } from './call'

export * from '../payload/quick-buy'

export const calls: readonly Call[] = [
  call(quickBuyList, {
    payload: quickBuyListInput,
    row: 'AP-24',
    summary: 'Lists the products that the buyer buys often, with the last price and number of each.',
  }),
  call(quickBuyMatch, {
    payload: quickBuyMatchInput,
    summary: 'Finds the products that up to 500 typed texts name, each for itself.',
  }),
  call(quickBuySuggest, {
    payload: quickBuySuggestInput,
    summary:
      'Returns up to eight products during typing, to add at once; without keywords those bought last.',
  }),
]
