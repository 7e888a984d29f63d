import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddedLinesDialog.stories'

export default { title: 'Order/AddedLinesDialog' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Waiting: 'loading',
    Default: 'some refused',
    AllRefused: 'all refused',
    Named: 'with a title of its own',
    Many: 'very many',
  },
  { frameHeight: 480 },
)
