import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './AddressFields.stories'

export default { title: 'Form/AddressFields' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  First: 'the first address',
  Refused: 'refused',
  RegionsFailed: 'regions failed',
})
