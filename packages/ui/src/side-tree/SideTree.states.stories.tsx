import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './SideTree.stories'

export default { title: 'Chrome/SideTree' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    Default: 'default',
    NothingCurrent: 'nothing current',
    TooLong: 'very long',
  },
  { width: 280, landmark: '目录' },
)
