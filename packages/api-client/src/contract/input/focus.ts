import * as z from 'zod/mini'
import {
  focusAll,
  focusBrand,
  focusCommon,
  focusDemo,
  focusKxzq,
  focusKxzqAd,
  focusLogin,
  focusNewKxzq,
  focusPostList,
  focusPpzq,
  focusRight,
  focusTop,
  focusXrtj,
  focusYx,
  focusZyzq,
  indexRecommend,
  indexSpike,
} from '../focus'
import { type Call, call } from './call'
import { idInput, idOnly, noInput, pageInput } from './wire'

export const focusDemoInput = z.object({ banner_id: idInput() })

export const focusKxzqAdInput = z.object({
  ids: z.array(idInput()).check(z.minLength(1, '请选择广告'), z.maxLength(50)),
})

export const focusPpzqInput = z.object(pageInput)

export const calls: readonly Call[] = [
  call(focusDemo, { payload: focusDemoInput, row: 'AP-18', summary: 'Slides of one banner.' }),
  call(focusKxzqAd, {
    payload: focusKxzqAdInput,
    row: 'AP-47',
    summary: 'Pictures of the controlled-sale zone, by their ids, in that order.',
  }),
  call(focusNewKxzq, { payload: noInput, row: 'AP-48', summary: 'New goods of the controlled-sale zone.' }),
  call(focusRight, { payload: noInput, row: 'AP-49', summary: 'Links of the floating side nav.' }),
  call(focusXrtj, { payload: noInput, row: 'AP-50', summary: 'What is recommended to new buyers.' }),
  call(focusTop, { payload: noInput, row: 'AP-51', summary: 'The ad in the top right corner.' }),
  call(focusPpzq, {
    payload: focusPpzqInput,
    row: 'AP-52',
    summary: 'The brand zone: its pictures, and brands with a few goods each.',
  }),
  call(focusKxzq, { payload: noInput, row: 'AP-53', summary: 'The controlled-sale zone.' }),
  call(focusZyzq, { payload: noInput, row: 'AP-54', summary: 'The Chinese medicine zone.' }),
  call(focusLogin, { payload: noInput, row: 'AP-55', summary: 'Pictures of the login page.' }),
  call(focusYx, { payload: noInput, row: 'AP-56', summary: 'The free-shipping zone.' }),
  call(focusAll, { payload: noInput, row: 'AP-57', summary: 'The zone strips of the home page.' }),
  call(focusBrand, {
    payload: idOnly,
    row: 'AP-58',
    summary: 'One brand: its pictures, and what sells most of it by category.',
  }),
  call(focusCommon, {
    payload: noInput,
    row: 'AP-59',
    summary: 'The ad at the bottom of the home page, when there is one.',
  }),
  call(focusPostList, { payload: noInput, row: 'AP-60', summary: 'The newest notices, for the home page.' }),
  call(indexRecommend, {
    payload: noInput,
    row: 'AP-61',
    summary:
      'Goods recommended to whoever asks: near what they keep and buy, in stock, from several shelves.',
  }),
  call(indexSpike, {
    payload: noInput,
    row: 'AP-62',
    summary: 'Second-kill sessions of today with their goods, and the clock to count down by.',
  }),
]
