import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './DrawZone.stories'

export default { title: 'Account/DrawZone' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    NoChance: 'zero chances',
    PicturesLoading: 'pictures: loading',
    Pictures: 'pictures',
  },
  { wide: true },
)
