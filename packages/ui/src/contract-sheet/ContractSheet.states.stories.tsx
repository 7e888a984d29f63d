import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ContractSheet.stories'

export default { title: 'Account/ContractSheet' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    WithoutTerms: 'without terms',
    Signed: 'signed',
    ToSign: 'to sign',
    VeryLong: 'very long',
  },
  { wide: true },
)
