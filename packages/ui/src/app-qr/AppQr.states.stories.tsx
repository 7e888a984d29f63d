import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AppQr.stories'

export default { title: 'Chrome/AppQr' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Open: 'open',
    WithoutPicture: 'without a picture',
    WithoutApp: 'without an address',
    LongWords: 'very long',
  },
  { frameHeight: 300 },
)
