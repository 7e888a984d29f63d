import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AccountSummary.stories'

export default { title: 'Account/AccountSummary' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'one store',
    SeveralStores: 'several stores',
    LongName: 'very long',
    EnterpriseLoading: 'enterprise: loading',
    Enterprise: 'enterprise: in force',
    EnterpriseToDo: 'enterprise: refused',
  },
  { frameHeight: 320 },
)
