import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PurchaseListMenu.stories'

export default { title: 'Service/PurchaseListMenu' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Default: 'open',
    Opened: 'one is in the sheet',
    Loading: 'loading',
    Failed: 'failed',
    NoLists: 'none',
    TooLong: 'very long',
    TooMany: 'as many as there can be',
  },
  { frameHeight: 420 },
)
