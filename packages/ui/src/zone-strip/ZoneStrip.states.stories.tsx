import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ZoneStrip.stories'

export default { title: 'Page/ZoneStrip' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Few: 'few',
    Default: 'several',
    Visitor: 'prices hidden',
  },
  { wide: true, frameHeight: 360 },
)
