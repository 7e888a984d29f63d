import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PurchaseDialogs.stories'

export default { title: 'Service/PurchaseDialogs' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Import: 'no file yet',
    NothingToFillIn: 'without a template',
    Reading: 'loading',
    Read: 'a file that was read',
    Unreadable: 'error',
    EmptyFile: 'empty',
    TooLarge: 'refused',
    Paste: 'text that is pasted',
    Table: 'a table that was pasted',
  },
  { frameHeight: 560 },
)
