import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './BrandGrid.stories'

export default { title: 'Page/BrandGrid' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Few: 'few',
    Default: 'several',
    WithoutPictures: 'without pictures',
    LongWords: 'very long',
  },
  { wide: true },
)
