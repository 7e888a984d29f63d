import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './GoodsGallery.stories'

export default { title: 'Goods/GoodsGallery' } satisfies Meta

export const States = stateSheet(stories, {
  NoPicture: 'zero: no picture',
  OnePicture: 'one',
  Default: 'several',
  TooMany: 'very many',
})
