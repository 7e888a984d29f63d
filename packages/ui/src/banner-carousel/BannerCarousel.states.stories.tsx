import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './BannerCarousel.stories'

export default { title: 'Page/BannerCarousel' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoSlides: 'empty: nothing is shown',
    OneSlide: 'one',
    Default: 'several',
    VeryMany: 'very many',
    StripLoading: 'strip: loading',
    Strip: 'strip',
    StripTooLong: 'strip: very long',
  },
  { landmark: '促销活动' },
)
