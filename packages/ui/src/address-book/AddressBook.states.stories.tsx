import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddressBook.stories'

export default { title: 'Account/AddressBook' } satisfies Meta

export const States = stateSheet(stories, {
  Loading: 'loading',
  Empty: 'empty',
  Default: 'several',
  Full: 'no more allowed',
  Saved: 'saved',
})
