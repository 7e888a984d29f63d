import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ArrivalButton.stories'

export default { title: 'Goods/ArrivalButton' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'default',
    Registered: 'registered',
    Busy: 'loading',
    Large: 'large',
  },
  { width: 200 },
)
