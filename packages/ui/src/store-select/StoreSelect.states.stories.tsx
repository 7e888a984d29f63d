import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StoreSelect.stories'

export default { title: 'Account/StoreSelect' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    OneStore: 'one: nothing is shown',
    Default: 'all stores',
    Chosen: 'chosen',
    Disabled: 'disabled',
    TooLong: 'very long',
    TooMany: 'very many',
  },
  { width: 280 },
)
