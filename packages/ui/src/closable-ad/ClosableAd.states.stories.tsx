import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ClosableAd.stories'

export default { title: 'Chrome/ClosableAd' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    None: 'no ad: nothing is shown',
    Inline: 'in a column',
    Bottom: 'at the lower edge',
    End: 'at the end of the page',
    WithoutPicture: 'without a picture',
    TooLong: 'very long',
  },
  { frameHeight: 280 },
)
