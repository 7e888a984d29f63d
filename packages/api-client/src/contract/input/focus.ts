import {
  focusAll,
  focusBrand,
  focusCommon,
  focusDemo,
  focusLogin,
  focusPostList,
  focusPpzq,
  focusRight,
  focusTop,
  focusXrtj,
  indexRecommend,
  indexSpike,
} from '../focus'
import { focusDemoInput, focusKxzqAdInput, focusPpzqInput } from '../payload/focus'
import { focusKxzq, focusKxzqAd, focusNewKxzq, focusYx, focusZyzq } from '../zone'
import { type Call, call } from './call'
import { idOnly, noInput } from './wire'

export * from '../payload/focus'

export const calls: readonly Call[] = [
  call(focusDemo, { payload: focusDemoInput, row: 'AP-18', summary: 'Returns the slides of one banner.' }),
  call(focusKxzqAd, {
    payload: focusKxzqAdInput,
    row: 'AP-47',
    summary: 'Returns pictures of the controlled-sale zone in the order of the requested ids.',
  }),
  call(focusNewKxzq, {
    payload: noInput,
    row: 'AP-48',
    summary: 'Lists the new products of the controlled-sale zone.',
  }),
  call(focusRight, {
    payload: noInput,
    row: 'AP-49',
    summary: 'Returns the links of the floating side nav.',
  }),
  call(focusXrtj, { payload: noInput, row: 'AP-50', summary: 'Lists recommendations for new buyers.' }),
  call(focusTop, { payload: noInput, row: 'AP-51', summary: 'Returns the ad in the top right corner.' }),
  call(focusPpzq, {
    payload: focusPpzqInput,
    row: 'AP-52',
    summary: 'Returns the brand zone: its pictures, and brands with some products each.',
  }),
  call(focusKxzq, { payload: noInput, row: 'AP-53', summary: 'Returns the controlled-sale zone.' }),
  call(focusZyzq, {
    payload: noInput,
    row: 'AP-54',
    summary: 'Returns the Chinese medicine zone, with its shipping rule.',
  }),
  call(focusLogin, { payload: noInput, row: 'AP-55', summary: 'Returns the pictures of the login page.' }),
  call(focusYx, {
    payload: noInput,
    row: 'AP-56',
    summary: 'Returns the free-shipping zone, with its shipping rule.',
  }),
  call(focusAll, { payload: noInput, row: 'AP-57', summary: 'Returns the zone sections of the home page.' }),
  call(focusBrand, {
    payload: idOnly,
    row: 'AP-58',
    summary: 'Returns one brand: its pictures, and its best-selling products by category.',
  }),
  call(focusCommon, {
    payload: noInput,
    row: 'AP-59',
    summary: 'Returns the ad at the bottom of the home page, if there is one.',
  }),
  call(focusPostList, {
    payload: noInput,
    row: 'AP-60',
    summary: 'Lists the newest notices for the home page.',
  }),
  call(indexRecommend, {
    payload: noInput,
    row: 'AP-61',
    summary:
      'Lists products recommended to the caller: similar to their favourites and orders, in stock, from several categories.',
  }),
  call(indexSpike, {
    payload: noInput,
    row: 'AP-62',
    summary:
      'Lists the second-kill sessions of today with their products, and the service’s time for the countdown.',
  }),
]
