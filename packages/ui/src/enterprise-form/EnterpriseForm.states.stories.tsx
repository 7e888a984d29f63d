import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './EnterpriseForm.stories'

export default { title: 'Form/EnterpriseForm' } satisfies Meta

export const States = stateSheet(stories, {
  Default: 'empty',
  Refused: 'refused',
  Types: 'types',
  TypeRefused: 'type refused',
  OrdinaryInvoices: 'ordinary invoices',
  SpecialInvoices: 'special invoices',
  SummaryOfLongWords: 'saved, very long',
})
