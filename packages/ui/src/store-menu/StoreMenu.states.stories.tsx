import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './StoreMenu.stories'

export default { title: 'Account/StoreMenu' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Closed: 'closed',
    Default: 'open',
    Changing: 'going to a store',
    HeadOnly: 'not allowed: logged in as a store',
    Loading: 'loading',
    Failed: 'failed',
    Refused: 'refused',
    TooLong: 'very long',
    TooMany: 'very many',
  },
  { frameHeight: 320 },
)
