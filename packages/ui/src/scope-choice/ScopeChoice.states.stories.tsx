import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './ScopeChoice.stories'

export default { title: 'Account/ScopeChoice' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    Default: 'some chosen',
    Saving: 'being saved',
    Saved: 'saved',
    Wrong: 'error',
  },
  { landmark: '经营范围' },
)
