import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddressCard.stories'

export default { title: 'Account/AddressCard' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'the default',
  Other: 'another',
  Waiting: 'under review',
  Rejected: 'rejected',
  Saved: 'saved',
  Busy: 'busy',
  LongWords: 'very long',
})
