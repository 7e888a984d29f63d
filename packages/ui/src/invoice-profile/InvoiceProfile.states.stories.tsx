import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './InvoiceProfile.stories'

export default { title: 'Account/InvoiceProfile' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Loading: 'loading',
    NoneYet: 'empty: not approved yet',
    Default: 'in force',
    WithoutABank: 'without a bank',
    ChangeUnderReview: 'a change under review',
    ChangeRejected: 'refused: a change',
    FieldsRefused: 'error: the fields of a change',
    TypeAndEmail: 'disabled: a type of invoice',
    Choice: 'of an order that is checked',
    Apply: 'asks for the type',
    LongWords: 'very long',
  },
  { landmark: '开票信息' },
)
