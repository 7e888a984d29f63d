import type { Meta } from '@storybook/react-vite'
import { stateSheet } from '../part/testing/StateSheet'
import * as stories from './PurchaseImport.stories'

export default { title: 'Service/PurchaseImport' } satisfies Meta

export const States = stateSheet(
  stories,
  {
    EmptySheet: 'empty',
    OneSheet: 'one sheet',
    Default: 'several sheets',
    NoTitles: 'without titles',
    NoProduct: 'no column names products',
    TooLong: 'very long',
    TooMany: 'very many',
  },
  { wide: true },
)
